import type { TextPart } from '@shirasagi/engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import type { EffectDraft, EffectPlace } from '../edition-view.js';
import page from '../editions.module.css';
import { Picture } from '../picture';
import styles from './composer.module.css';
import { addWord, setCount, toDraft, toText } from './effect-draft.js';
import { Stepper } from './stepper';
import stepper from './stepper.module.css';

interface OptionProps {
  readonly place: EffectPlace;
  readonly draft: EffectDraft;
  readonly option: number;
  readonly change: (draft: EffectDraft) => void;
}

const written = (place: EffectPlace, { word, count }: TextPart): string =>
  place.most(word) === 1 ? word : `${word} ${count}`;

/** One part of an effect: its picture, how often, and the way to take it out. */
function Part({ place, draft, option, part, change }: OptionProps & { readonly part: TextPart }) {
  const t = useTranslations('editions.compose');
  const words = useTranslations();
  const what = place.tell(words, written(place, part));
  return (
    <li className={styles.part}>
      <Picture>{place.draw(written(place, part))}</Picture>
      {place.most(part.word) > 1 && (
        <Stepper
          label={place.tell(words, `${part.word} 1`)}
          value={part.count}
          least={1}
          most={place.most(part.word)}
          change={(count) => change(setCount(draft, option, part.word, count))}
        />
      )}
      <button
        type="button"
        className={stepper.step}
        aria-label={t('remove', { what })}
        onClick={() => change(setCount(draft, option, part.word, 0))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The parts of one option, and the words that can be added to it. */
function Option(props: OptionProps) {
  const { place, draft, option, change } = props;
  const t = useTranslations('editions.compose');
  const words = useTranslations();
  const parts = draft.options[option];
  const full = place.parts > 1 && parts.length >= place.parts;
  const rest = place.words.filter((word) => !parts.some((part) => part.word === word));
  return (
    <div className={styles.option}>
      {parts.length > 0 ? (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <Part key={part.word} {...props} part={part} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('empty')}</p>
      )}
      {full ? (
        <p className={page.soft}>{t('full', { count: place.parts })}</p>
      ) : (
        <fieldset className={styles.words}>
          <legend className="unseen">{t('words')}</legend>
          {rest.map((word) => {
            const text = written(place, { word, count: 1 });
            const what = place.tell(words, text);
            const label = t(place.parts === 1 && parts.length > 0 ? 'replace' : 'add', { what });
            return (
              <button
                key={word}
                type="button"
                className={styles.word}
                data-word={word}
                data-tip={what}
                onClick={() => change(addWord(draft, option, word, place))}
              >
                <span className="unseen">{label}</span>
                <span aria-hidden="true">
                  <Picture>{place.draw(text)}</Picture>
                </span>
              </button>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}

/** What an effect costs. */
function Price({ place, draft, change }: Omit<OptionProps, 'option'>) {
  const t = useTranslations();
  // A price in one kind of money leaves room for no other where the game knows no mix.
  const mixes = place.price.length > 2;
  const set = (i: number, amount: number) => {
    const others = mixes ? draft.price : draft.price.map(() => 0);
    change({ ...draft, price: others.with(i, amount) });
  };
  return (
    <fieldset className={styles.price}>
      <legend>{t('editions.compose.price')}</legend>
      {place.price.map(({ icon, most }, i) => (
        <Stepper
          key={icon}
          label={t(`effects.icon.${icon}`)}
          picture={<Icon name={icon} />}
          value={draft.price[i]}
          least={0}
          most={most}
          change={(amount) => set(i, amount)}
        />
      ))}
    </fieldset>
  );
}

interface ComposerProps {
  readonly place: EffectPlace;
  readonly value: string;
  /** Takes an effect that is whole. */
  readonly change: (text: string) => void;
}

/** Composes an effect from pictures of its words. */
export function Composer({ place, value, change }: ComposerProps) {
  const t = useTranslations('editions.compose');
  // What is not whole yet stays here, as long as the effect it began with is the same.
  const [begun, setBegun] = useState<{ readonly from: string; readonly draft: EffectDraft }>();
  const draft = begun?.from === value ? begun.draft : toDraft(value, place);
  const take = (next: EffectDraft) => {
    const text = toText(next, place);
    setBegun(text === undefined ? { from: value, draft: next } : undefined);
    if (text !== undefined) change(text);
  };
  const { least, most } = place.options;
  const count = draft.options.length;
  return (
    <div className={styles.composer}>
      {place.price.length > 0 && <Price place={place} draft={draft} change={take} />}
      {draft.options.map((_, option) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have fixed places
        <fieldset key={option} className={styles.choice}>
          <legend className={most > 1 && count > 1 ? undefined : 'unseen'}>
            {t(option === 0 ? 'first' : 'second')}
          </legend>
          <Option place={place} draft={draft} option={option} change={take} />
        </fieldset>
      ))}
      {count < most && (
        <Button onClick={() => take({ ...draft, options: [...draft.options, []] })}>{t('addOption')}</Button>
      )}
      {count > least && (
        <Button onClick={() => take({ ...draft, options: draft.options.slice(0, -1) })}>
          {t('removeOption')}
        </Button>
      )}
    </div>
  );
}
