import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonButton } from '../app/parts/reason-button';
import styles from './accounts.module.css';
import { type Trouble, useRequest } from './use-request';

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
  /** What is missing before it can be done; undefined when nothing is. */
  readonly missing?: string | undefined;
  /** Does what was asked for. */
  readonly submit: () => Promise<unknown>;
  /** What is said when it came about. */
  readonly done?: string;
  readonly own?: Own;
}

/** A section with one form: fields, one button, and what became of it. */
export function RequestForm({
  title,
  note,
  children,
  action,
  main = false,
  missing,
  submit,
  done,
  own,
}: DeedFormProps) {
  const t = useTranslations();
  const request = useRequest();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          request.run(submit);
        }}
      >
        {children}
        <Refusal trouble={request.trouble} {...(own && { own })} />
        <div className={styles.row}>
          <ReasonButton
            look={main ? 'main' : 'plain'}
            type="submit"
            off={request.busy ? t('app.loading') : missing}
          >
            {action}
          </ReasonButton>
          <span role="status">{request.done && done}</span>
        </div>
      </form>
    </section>
  );
}
