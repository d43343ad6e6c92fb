import { type EditionBase, type GameRecord, portable } from '@shirasagi/engine';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import { Dialog } from '../app/parts/dialog';
import styles from '../app/parts/import-dialog.module.css';
import { downloadJson, recordText } from '../session/store/files.js';

interface ExportDialogProps {
  readonly record: GameRecord;
  /** The values it was played with, if they are known. */
  readonly edition: EditionBase | undefined;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly close: () => void;
}

/** A game to take along, as a file or as text. */
export function ExportDialog({ record: played, edition, name, close }: ExportDialogProps) {
  const record = portable(played, edition);
  const t = useTranslations('start.export');
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const text = recordText(record);
  const copy = async () => {
    area.current?.select();
    // Without leave to write to the clipboard the text stands selected, ready to be copied by hand.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <Dialog title={t('title')} close={close}>
      <div className={styles.form}>
        <label>
          {t('text')}
          <textarea ref={area} rows={8} readOnly spellCheck={false} value={text} />
        </label>
        <div className={styles.row}>
          <Button look="main" onClick={() => downloadJson(record, name)}>
            {t('file')}
          </Button>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <span role="status">{copied && t('copied')}</span>
        </div>
      </div>
    </Dialog>
  );
}
