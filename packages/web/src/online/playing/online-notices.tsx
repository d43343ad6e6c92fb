import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import type { OnlineTable } from '../../session/online/online-table.js';
import notices from '../../table/frame/notices.module.css';
import { ContactNotice } from '../contact-notice';
import { tableAddress } from '../use-sit';

interface OnlineNoticesProps {
  readonly table: OnlineTable;
  /** The own seat; -1 for a spectator. */
  readonly seat: number;
  readonly rematch: () => void;
}

/** What is to be known about the table: the connection, a move that did not count, the next table. */
export function OnlineNotices({ table, seat, rematch }: OnlineNoticesProps) {
  const t = useTranslations('online');
  const { refusal } = table;
  const { rematch: next, status, onTimeOut } = table.view!;
  const seated = seat >= 0;
  const mayComeBack =
    status === 'running' && seated && onTimeOut === 'opponent' && table.seats.givenUp.get(seat) === 'time';
  return (
    <>
      <ContactNotice table={table} />
      <div role="alert">
        {refusal && (
          <p className={notices.notice}>
            {t('refused.title')} {t(`refused.${refusal.code}`)}
            <Button onClick={() => table.forgetRefusal()}>{t('refused.close')}</Button>
          </p>
        )}
      </div>
      <div role="status">
        {mayComeBack && (
          <p className={notices.notice}>
            {t('comeBack.text')}
            <Button onClick={() => void table.comeBack()}>{t('comeBack.yes')}</Button>
          </p>
        )}
        {next !== null && (
          <p className={notices.notice}>
            {seated && t('end.awaited')}
            {seated ? (
              <Button onClick={rematch}>{t('end.go')}</Button>
            ) : (
              <a className={buttonClass()} href={tableAddress(next)}>
                {t('end.watch')}
              </a>
            )}
          </p>
        )}
      </div>
    </>
  );
}
