import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import styles from './people.module.css';
import { type Trouble, useDeed } from './use-deed';

/** Sentences that fit one form better than the common ones. */
type Own = Partial<Record<Trouble, string>>;

/** Why something was refused, read out at once; an empty place otherwise. */
export function Refusal({
  trouble,
  own = {},
}: {
  readonly trouble: Trouble | undefined;
  readonly own?: Own;
}) {
  const t = useTranslations('people.trouble');
  return <div role="alert">{trouble && <p className={styles.bad}>{own[trouble] ?? t(trouble)}</p>}</div>;
}

interface DeedFormProps {
  /** What it is for, as a heading. */
  readonly title: string;
  readonly note?: string;
  readonly children?: ReactNode;
  /** What the button says. */
  readonly action: string;
  readonly main?: boolean;
  readonly ready?: boolean;
  /** Does what was asked for. */
  readonly submit: () => Promise<unknown>;
  /** What is said when it came about. */
  readonly done?: string;
  readonly own?: Own;
}

/** A section with one form: fields, one button, and what became of it. */
export function DeedForm({
  title,
  note,
  children,
  action,
  main = false,
  ready = true,
  submit,
  done,
  own,
}: DeedFormProps) {
  const deed = useDeed();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) deed.run(submit);
        }}
      >
        {children}
        <Refusal trouble={deed.trouble} {...(own && { own })} />
        <div className={styles.row}>
          <Button look={main ? 'main' : 'plain'} type="submit" disabled={!ready || deed.busy}>
            {action}
          </Button>
          <span role="status">{deed.done && done}</span>
        </div>
      </form>
    </section>
  );
}
