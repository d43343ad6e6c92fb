import type { GameName } from '@shirasagi/engine';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../app/parts/dialog';
import { ReasonButton } from '../app/parts/reason-button';
import { go } from '../app/route';
import { isSolo, playersOf } from '../games/offers';
import { adopt } from '../session/local/open-session.js';
import type { SeatPlayer } from '../session/session.js';
import { readRecordText } from '../session/store/files.js';
import styles from './import-dialog.module.css';

/** A record does not say who sat where: people hold all seats, the rival its own. */
function sittersFor(game: GameName, options: Readonly<Record<string, unknown>>): SeatPlayer[] {
  const person: SeatPlayer = { kind: 'person', name: '' };
  const players = Number(options.players);
  if (isSolo(game, players)) return [person, { kind: 'rival' }];
  return Array.from({ length: playersOf(game, players) }, () => person);
}

const editionsLink = (words: ReactNode) => <a href="#/editions">{words}</a>;

/** Brings in a record from a file or as text; what is wrong with it is named. */
export function ImportDialog({ close }: { readonly close: () => void }) {
  const t = useTranslations('start.import');
  const [text, setText] = useState('');
  const [bad, setBad] = useState<string>();
  const [missing, setMissing] = useState<string>();

  const take = async (source: string) => {
    const read = await readRecordText(source);
    if ('reason' in read) {
      setBad(read.reason);
      setMissing(read.missing?.fingerprint);
      return;
    }
    const { record, edition } = read;
    go(`#/game/${adopt(record, sittersFor(record.game, record.options), { edition }).id}`);
  };
  const takeFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (!file) return;
    let source: string;
    try {
      source = await file.text();
    } catch (error) {
      // Moved or changed since it was chosen.
      setBad(String(error));
      return;
    }
    setText(source.length > 100_000 ? '' : source);
    await take(source);
  };

  return (
    <Dialog title={t('title')} close={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void take(text);
        }}
      >
        <label>
          {t('file')}
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(event) => void takeFile(event)}
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
        <div role="alert" className={styles.alert}>
          {bad && (
            <>
              <p className={styles.bad}>
                {missing ? t.rich('missing', { fingerprint: missing, link: editionsLink }) : t('bad')}
              </p>
              {/* What the engine found wrong is told as it tells it to everybody, in English. */}
              <p className={styles.detail}>
                {t('detail')} <code lang="en">{bad}</code>
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
