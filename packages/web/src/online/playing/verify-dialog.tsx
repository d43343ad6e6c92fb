import { type TableProof, type Verdict, verify } from '@shirasagi/protocol/verify';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Dialog } from '../../app/parts/dialog';
import { addedTo } from '../../session/online/nonces.js';
import { RequestRefused, server } from '../../session/online/online-api.js';
import type { OnlineSession } from '../../session/online/online-session.js';
import { downloadJson } from '../../session/store/files.js';
import styles from '../form.module.css';

/** What checking led to: the library's verdict, or what does not fit what this page saw itself. */
type Outcome = Verdict | { readonly ok: false; readonly mismatch: 'promise' | 'record' | 'nonce' };

interface Checked {
  readonly proof: TableProof;
  readonly outcome: Outcome;
}

/** Fetches a finished table with its seed and checks it against itself and against what this page saw. */
async function check(session: OnlineSession): Promise<Checked> {
  const { id, table } = session;
  const proof = await server.proof(id, table.key);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const { setup, entries } = session.record();
  const added = addedTo(id);
  if (proof.commitment !== table.promised || (added && proof.commitment !== added.commitment))
    return { proof, outcome: { ok: false, mismatch: 'promise' } };
  if (!same(proof.record.setup, setup) || !same(proof.record.entries, entries))
    return { proof, outcome: { ok: false, mismatch: 'record' } };
  // That it was left out is told apart; that it is another one must not be.
  const own = proof.nonces?.[session.seat];
  if (added && own && own !== added.nonce) return { proof, outcome: { ok: false, mismatch: 'nonce' } };
  return { proof, outcome: await verify(proof) };
}

/** Whether the server keeps the seed to itself for now: that of a day is everybody's. */
const isTooEarly = (error: unknown): boolean => error instanceof RequestRefused && error.code === 'not-open';

/** Who added to chance and who did not, by name. */
function Mixed({ session, proof }: { readonly session: OnlineSession; readonly proof: TableProof }) {
  const t = useTranslations('online.verify');
  const format = useFormatter();
  const { nonces } = proof;
  if (!nonces) return null;
  const named = (added: boolean): string[] =>
    session.table.view!.seats.flatMap((seat, i) =>
      seat.kind === 'person' && (nonces[i] !== null) === added ? [seat.name] : [],
    );
  const [mixed, leftOut] = [named(true), named(false)];
  return (
    <>
      {mixed.length > 0 && <p>{t('mixed', { names: format.list(mixed) })}</p>}
      {leftOut.length > 0 && <p>{t('leftOut', { names: format.list(leftOut) })}</p>}
    </>
  );
}

/** Checks in this page that nobody chose the dice and cards of a finished game, and says so in words. */
export function VerifyDialog({
  session,
  close,
}: {
  readonly session: OnlineSession;
  readonly close: () => void;
}) {
  const t = useTranslations('online.verify');
  const [checked, setChecked] = useState<Checked | 'failed' | 'later'>();
  const { deal } = session.table.view!;
  useEffect(() => {
    let current = true;
    check(session).then(
      (done) => current && setChecked(done),
      (error) => current && setChecked(isTooEarly(error) ? 'later' : 'failed'),
    );
    return () => {
      current = false;
    };
  }, [session]);
  const verdict = (outcome: Outcome): string => {
    if (outcome.ok) return t(deal ? 'dealt' : 'good', { count: outcome.draws });
    return t('bad', { reason: 'mismatch' in outcome ? t(outcome.mismatch) : outcome.reason });
  };
  return (
    <Dialog title={t('title')} close={close}>
      <p>{t(deal ? 'deal' : 'idea')}</p>
      <div role="status">
        {!checked && <p>{t('checking')}</p>}
        {checked === 'failed' && <p className={styles.bad}>{t('failed')}</p>}
        {checked === 'later' && <p>{t('later')}</p>}
        {checked && typeof checked !== 'string' && (
          <p className={checked.outcome.ok ? styles.good : styles.bad}>{verdict(checked.outcome)}</p>
        )}
      </div>
      {checked && typeof checked !== 'string' && (
        <>
          {/* Pages add nothing to the chance of a day: it is the same for everybody. */}
          {!deal && <Mixed session={session} proof={checked.proof} />}
          <dl className={styles.codes}>
            <dt>{t('fingerprint')}</dt>
            <dd>{checked.proof.commitment}</dd>
            <dt>{t('seed')}</dt>
            <dd>{checked.proof.seed}</dd>
          </dl>
          <div className={styles.row}>
            <Button onClick={() => downloadJson(checked.proof, `shirasagi-table-${session.id}`)}>
              {t('save')}
            </Button>
            <span className={styles.note}>{t('saveNote')}</span>
          </div>
        </>
      )}
    </Dialog>
  );
}
