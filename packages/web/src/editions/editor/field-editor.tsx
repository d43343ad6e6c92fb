import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '../../app/parts/choice';
import { useLabelled } from '../../words/labelled.js';
import type { ChoiceField, CountsField, EffectField, Field, NumberField } from '../edition-view.js';
import page from '../editions.module.css';
import { ProblemSentence } from '../problem-sentence';
import { checkEdition, type EditionFile, type EditionProblem } from '../store/edition-file.js';
import { Composer } from './composer';
import composer from './composer.module.css';
import styles from './field-editor.module.css';
import { Stepper } from './stepper';

interface EditorProps<F extends Field> {
  readonly field: F;
  readonly file: EditionFile;
  readonly change: (file: EditionFile) => void;
}

/** What is wrong with a text that cannot even be drawn. */
function problemWith(field: EffectField, file: EditionFile, text: string): EditionProblem | undefined {
  const checked = checkEdition(field.write(file, text));
  return 'problem' in checked ? checked.problem : undefined;
}

/** An effect as the text that files hold; taken as soon as it can be drawn. */
function Typed({ field, file, change }: EditorProps<EffectField>) {
  const t = useTranslations('editions');
  const labelled = useLabelled();
  const value = field.read(file);
  const [typed, setTyped] = useState<{ readonly from: string; readonly text: string }>();
  const text = typed?.from === value ? typed.text : value;
  const problem = text === value ? undefined : problemWith(field, file, text);
  const id = useId();
  return (
    <details className={styles.typed}>
      <summary>{t('compose.text')}</summary>
      <input
        aria-label={labelled(t(`field.${field.label}`), t('compose.text'))}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        spellCheck={false}
        autoCapitalize="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          const now = event.target.value;
          const fits = field.place.read(now) !== undefined;
          setTyped(fits ? undefined : { from: value, text: now });
          if (fits) change(field.write(file, now));
        }}
      />
      <p id={id} role="status" className={page.bad}>
        {problem && <ProblemSentence problem={problem} />}
      </p>
    </details>
  );
}

function EffectEditor({ field, file, change }: EditorProps<EffectField>) {
  return (
    <>
      <Composer
        place={field.place}
        value={field.read(file)}
        change={(text) => change(field.write(file, text))}
      />
      <Typed field={field} file={file} change={change} />
    </>
  );
}

function NumberEditor({ field, file, change }: EditorProps<NumberField>) {
  const t = useTranslations('editions');
  return (
    <Stepper
      label={t(`field.${field.label}`)}
      value={field.read(file)}
      least={field.least}
      most={field.most}
      change={(value) => change(field.write(file, value))}
    />
  );
}

function ChoiceEditor({ field, file, change }: EditorProps<ChoiceField>) {
  const t = useTranslations();
  return (
    <Choice
      label={t(`editions.field.${field.label}`)}
      value={field.read(file)}
      options={field.options.map(({ value, tell, picture }) => ({
        value,
        label: (
          <>
            {picture && (
              <span className={styles.optionPicture} aria-hidden="true">
                {picture}
              </span>
            )}
            {tell(t)}
          </>
        ),
      }))}
      change={(value) => change(field.write(file, value))}
    />
  );
}

function CountsEditor({ field, file, change }: EditorProps<CountsField>) {
  const t = useTranslations();
  const counts = field.toCounts(field.read(file));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={composer.price}>
      {field.kinds.map(({ name, picture, tell }, i) => (
        <Stepper
          key={name}
          label={tell(t)}
          picture={picture}
          value={counts[i]}
          least={all === counts[i] ? 1 : 0}
          most={field.most - all + counts[i]}
          change={(count) => change(field.write(file, field.toText(counts.with(i, count))))}
        />
      ))}
    </div>
  );
}

interface FieldEditorProps extends EditorProps<Field> {
  /** What the engine finds wrong with it. */
  readonly problem: EditionProblem | undefined;
}

/** One value of a face, changed by choosing. */
export function FieldEditor({ field, file, change, problem }: FieldEditorProps) {
  const t = useTranslations('editions');
  const id = useId();
  return (
    <section className={styles.field} aria-labelledby={id} data-field={field.path}>
      <h3 id={id} className={field.kind === 'choice' ? 'unseen' : undefined}>
        {t(`field.${field.label}`)}
      </h3>
      {field.kind === 'effect' && <EffectEditor field={field} file={file} change={change} />}
      {field.kind === 'number' && <NumberEditor field={field} file={file} change={change} />}
      {field.kind === 'choice' && <ChoiceEditor field={field} file={file} change={change} />}
      {field.kind === 'counts' && <CountsEditor field={field} file={file} change={change} />}
      <p role="status" className={page.bad}>
        {problem && <ProblemSentence problem={problem} />}
      </p>
    </section>
  );
}
