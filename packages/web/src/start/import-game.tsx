import type { GameName } from '@shirasagi/engine';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BadImport, ImportDialog } from '../app/parts/import-dialog';
import { go } from '../app/route';
import { isSolo, playersOf } from '../games/offers';
import { adopt } from '../session/local/open-session.js';
import type { SeatPlayer } from '../session/session.js';
import { readRecordText } from '../session/store/files.js';

/** A record does not say who sat where: people hold all seats, the rival its own. */
function sittersFor(game: GameName, options: Readonly<Record<string, unknown>>): SeatPlayer[] {
  const person: SeatPlayer = { kind: 'person', name: '' };
  const players = Number(options.players);
  if (isSolo(game, players)) return [person, { kind: 'rival' }];
  return Array.from({ length: playersOf(game, players) }, () => person);
}

const editionsLink = (words: ReactNode) => <a href="#/editions">{words}</a>;

/** Brings in a record from a file or as text. */
export function ImportGame({ close }: { readonly close: () => void }) {
  const t = useTranslations('start.import');
  // What the engine found wrong is told as it tells it to everybody, in English.
  const wrong = (reason: string) => (
    <BadImport about={t('detail')} detail={<code lang="en">{reason}</code>}>
      {t('bad')}
    </BadImport>
  );
  const missing = (fingerprint: string) => (
    <BadImport>{t.rich('missing', { fingerprint, link: editionsLink })}</BadImport>
  );
  const takeText = async (source: string) => {
    const read = await readRecordText(source);
    if ('reason' in read) return read.missing ? missing(read.missing.fingerprint) : wrong(read.reason);
    const { record, edition } = read;
    go(`#/game/${adopt(record, sittersFor(record.game, record.options), { edition }).id}`);
    return undefined;
  };
  const takeFile = async (file: File, show: (text: string) => void) => {
    let source: string;
    try {
      source = await file.text();
    } catch (error) {
      // Moved or changed since it was chosen.
      return wrong(String(error));
    }
    show(source);
    return takeText(source);
  };
  const words = {
    title: t('title'),
    file: t('file'),
    text: t('text'),
    take: t('take'),
    nothing: t('nothing'),
  };
  return <ImportDialog words={words} takeText={takeText} takeFile={takeFile} close={close} />;
}
