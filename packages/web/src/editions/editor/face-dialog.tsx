import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Dialog } from '../../app/parts/dialog';
import type { EditionView, Face, Field } from '../edition-view.js';
import page from '../editions.module.css';
import { useFaceName } from '../face-name.js';
import { Picture } from '../picture';
import styles from './face-dialog.module.css';
import { FieldEditor } from './field-editor';
import { type Problems, withBuiltIn } from './problems.js';
import { facesOf, isChanged } from './progress.js';
import { Undo } from './undo';
import type { Editing } from './use-edition.js';

interface FaceDialogProps {
  readonly face: Face;
  readonly view: EditionView;
  readonly editing: Editing;
  readonly problems: Problems;
  readonly show: (face: Face | undefined) => void;
}

/** The field a problem is about: the one its path names, or else the first it lies in. */
function fieldOf(fields: readonly Field[], path: string): Field | undefined {
  const inside = (field: Field): boolean => path.startsWith(field.path) || field.path.startsWith(path);
  return fields.find((field) => field.path === path) ?? fields.find(inside);
}

/** One face: how it looks, and all its values to change. */
export function FaceDialog({ face, view, editing, problems, show }: FaceDialogProps) {
  const t = useTranslations('editions');
  const faceName = useFaceName();
  const sheet = useRef<HTMLDivElement>(null);
  const { file, confirmed, change } = editing;
  const faces = facesOf(view);
  const place = faces.indexOf(face);
  const isConfirmed = confirmed.includes(face.id);
  const fields = face.fields(file);
  const bad = problems.faces.get(face.id);
  const wrong = bad && fieldOf(fields, bad.path);
  // The next face begins at its top, and a screen reader hears its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another face
  useEffect(() => {
    const dialog = sheet.current?.closest('dialog');
    dialog?.scrollTo(0, 0);
    dialog?.querySelector('h2')?.focus();
  }, [face.id]);
  const confirm = () => {
    if (!isConfirmed) change({ confirmed: [...confirmed, face.id] });
    const next = faces[place + 1];
    show(next);
  };
  return (
    <Dialog title={faceName(face)} close={() => show(undefined)}>
      <div ref={sheet} className={styles.faceSheet}>
        <section className={styles.shown} aria-label={t('face.shown')}>
          <Picture>{face.draw(file)}</Picture>
        </section>
        {fields.map((field) => (
          <FieldEditor
            key={`${face.id} ${field.path} ${field.label}`}
            field={field}
            file={file}
            change={(changed) => change({ file: changed })}
            problem={field === wrong ? bad?.problem : undefined}
          />
        ))}
        <div className={page.row}>
          <Undo editing={editing} />
          {isConfirmed && (
            <Button onClick={() => change({ confirmed: confirmed.filter((id) => id !== face.id) })}>
              {t('face.unconfirm')}
            </Button>
          )}
          {isChanged(face, file) && (
            <Button onClick={() => change({ file: withBuiltIn(face, file) })}>{t('face.reset')}</Button>
          )}
        </div>
        <div className={styles.faceTools}>
          <Button aria-label={t('face.previous')} onClick={() => show(faces.at(place - 1))}>
            ‹
          </Button>
          <Button look="main" onClick={confirm}>
            {t(place < faces.length - 1 ? 'face.confirm' : 'face.confirmLast')}
          </Button>
          <Button aria-label={t('face.next')} onClick={() => show(faces[(place + 1) % faces.length])}>
            ›
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
