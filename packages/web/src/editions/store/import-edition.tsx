import { type ChangeEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../app/parts/dialog';
import { ReasonButton } from '../../app/parts/reason-button';
import form from '../../start/import-dialog.module.css';
import { ProblemSentence } from '../problem-sentence';
import { type BadEdition, type CheckedEdition, readChosenFile, readEditionText } from './edition-file.js';

interface ImportEditionProps {
  readonly take: (edition: CheckedEdition) => void;
  readonly close: () => void;
}

/** Brings in an edition from a file or as text; what is wrong with it is named. */
export function ImportEdition({ take, close }: ImportEditionProps) {
  const t = useTranslations('editions.import');
  const [text, setText] = useState('');
  const [bad, setBad] = useState<BadEdition>();
  const judge = (checked: CheckedEdition | BadEdition) => {
    if ('problem' in checked) setBad(checked);
    else take(checked);
  };
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (file) judge(await readChosenFile(file));
  };
  return (
    <Dialog title={t('title')} close={close}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          judge(readEditionText(text));
        }}
      >
        <label>
          {t('file')}
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(event) => void readFile(event)}
          />
        </label>
        <label>
          {t('text')}
          <textarea
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setBad(undefined);
            }}
          />
        </label>
        <div role="alert" className={form.alert}>
          {bad && (
            <>
              <p className={form.bad}>{t('bad')}</p>
              <p className={form.detail}>
                {t('detail')} <ProblemSentence problem={bad.problem} path={bad.path} />
              </p>
            </>
          )}
        </div>
        <div>
          <ReasonButton look="main" type="submit" off={text.trim() === '' ? t('nothing') : undefined}>
            {t('take')}
          </ReasonButton>
        </div>
      </form>
    </Dialog>
  );
}
