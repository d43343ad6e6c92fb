import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import styles from './import-dialog.module.css';
import { ReasonButton } from './reason-button';

/** Longer texts from a file are not shown in the field. */
const LONGEST_SHOWN = 100_000;

interface ImportDialogProps {
  readonly words: {
    readonly title: string;
    readonly file: string;
    readonly text: string;
    readonly take: string;
    /** Why there is nothing to take yet. */
    readonly nothing: string;
  };
  /** Takes what was brought, or says what is wrong with it. */
  readonly takeText: (text: string) => ReactNode | Promise<ReactNode>;
  /** The same of a file; `show` puts its text into the field, to be mended there. */
  readonly takeFile: (file: File, show: (text: string) => void) => Promise<ReactNode>;
  readonly close: () => void;
}

interface BadImportProps {
  readonly children: ReactNode;
  /** What the detail is called. */
  readonly about?: string;
  /** Left out where the sentence says everything. */
  readonly detail?: ReactNode;
}

/** What is wrong with what was brought, and what about it. */
export function BadImport({ children, about, detail }: BadImportProps) {
  return (
    <>
      <p className={styles.bad}>{children}</p>
      {detail !== undefined && (
        <p className={styles.detail}>
          {about} {detail}
        </p>
      )}
    </>
  );
}

/** Brings in something from a file or as text; what is wrong with it is named. */
export function ImportDialog({ words, takeText, takeFile, close }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [bad, setBad] = useState<ReactNode>();
  const show = (source: string) => setText(source.length > LONGEST_SHOWN ? '' : source);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (file) setBad(await takeFile(file, show));
  };
  return (
    <Dialog title={words.title} close={close}>
      <form
        className={styles.form}
        onSubmit={async (event) => {
          event.preventDefault();
          setBad(await takeText(text));
        }}
      >
        <label>
          {words.file}
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(event) => void choose(event)}
          />
        </label>
        <label>
          {words.text}
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
          {bad}
        </div>
        <div>
          <ReasonButton look="main" type="submit" off={text.trim() === '' ? words.nothing : undefined}>
            {words.take}
          </ReasonButton>
        </div>
      </form>
    </Dialog>
  );
}
