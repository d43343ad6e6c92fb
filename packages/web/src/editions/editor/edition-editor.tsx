import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { Loading } from '../../app/parts/loading';
import { PageFrame } from '../../app/parts/page-frame';
import { downloadJson } from '../../session/store/files.js';
import { useLabelled } from '../../words/labelled.js';
import { Bar } from '../bar';
import type { EditionView, Face } from '../edition-view.js';
import page from '../editions.module.css';
import { Missing } from '../missing';
import { ProblemSentence } from '../problem-sentence';
import { ShareEdition } from '../shared/share-edition';
import { fileName } from '../store/file-name.js';
import { useView } from '../use-view.js';
import { AboutForm } from './about-form';
import styles from './edition-editor.module.css';
import { FaceDialog } from './face-dialog';
import { FaceGrid } from './face-grid';
import { type Problems, problemsOf } from './problems.js';
import { facesOf, progressOf } from './progress.js';
import { Undo } from './undo';
import { type Editing, useEdition } from './use-edition.js';
import { useUndoKeys } from './use-undo-keys.js';

interface PartProps {
  readonly view: EditionView;
  readonly editing: Editing;
  readonly problems: Problems;
}

/** Whether it can be played, and what the engine says where no face is to blame. */
function Standing({ view, editing: { file, confirmed, kept }, problems }: PartProps) {
  const t = useTranslations('editions');
  const progress = progressOf(facesOf(view), file, confirmed);
  const count = problems.faces.size + problems.others.length;
  return (
    <section className={styles.standing}>
      <label className={styles.progress}>
        <span>{t('done', { ...progress })}</span>
        <progress aria-label={t('progress.label')} value={progress.done} max={progress.all} />
      </label>
      <p className={page.soft}>{t('progress.mark')}</p>
      <p role="status" className={count > 0 ? page.bad : page.good}>
        {count > 0 ? t('problems.some', { count }) : t('problems.none')}
      </p>
      {problems.others.map(({ problem, path }) => (
        <p key={path} className={page.bad}>
          <ProblemSentence problem={problem} path={path} />
        </p>
      ))}
      {!kept && (
        <p role="alert" className={page.bad}>
          {t('notKept')}
        </p>
      )}
    </section>
  );
}

/** Leads to each group, and tells how far it is. */
function Groups({ view, editing: { file, confirmed } }: Omit<PartProps, 'problems'>) {
  const t = useTranslations('editions');
  const labelled = useLabelled();
  return (
    <nav className={styles.groups} aria-label={t('progress.label')}>
      {view.groups.map(({ name, faces }) => {
        const progress = progressOf(faces, file, confirmed);
        return (
          <Button
            key={name}
            data-done={progress.done === progress.all}
            aria-label={labelled(t(`group.${name}`), t('progress.group', { ...progress }))}
            onClick={() => {
              const heading = document.getElementById(`group-${name}`);
              heading?.scrollIntoView();
              heading?.focus({ preventScroll: true });
            }}
          >
            {t(`group.${name}`)} <small>{t('progress.group', { ...progress })}</small>
          </Button>
        );
      })}
    </nav>
  );
}

function Workshop({ id, view, editing }: { readonly id: string } & Omit<PartProps, 'problems'>) {
  const t = useTranslations('editions');
  const names = useTranslations('start.games');
  const [shown, setShown] = useState<Face>();
  const [sharing, setSharing] = useState(false);
  const { file, confirmed } = editing;
  const problems = useMemo(() => problemsOf(view, file), [view, file]);
  return (
    <PageFrame
      bar={
        <Bar>
          <Undo editing={editing} />
        </Bar>
      }
    >
      <main className={page.main} data-written={editing.written}>
        <header>
          <p className={page.soft}>{names(`${file.game}.name`)}</p>
          <h1>{file.name || t('newName')}</h1>
        </header>
        <div className={page.row}>
          <a className={buttonClass()} href={`#/editions/${id}/sheet`}>
            {t('sheet')}
          </a>
          <Button onClick={() => downloadJson(file, fileName(file))}>{t('tools.export')}</Button>
          <Button onClick={() => setSharing(true)}>{t('tools.share')}</Button>
        </div>
        <AboutForm editing={editing} />
        <Standing view={view} editing={editing} problems={problems} />
        <Groups view={view} editing={editing} />
        {view.groups.map((group) => (
          <FaceGrid
            key={group.name}
            group={group}
            file={file}
            confirmed={confirmed}
            problems={problems}
            open={setShown}
          />
        ))}
      </main>
      {shown && <FaceDialog face={shown} view={view} editing={editing} problems={problems} show={setShown} />}
      {sharing && <ShareEdition file={file} close={() => setSharing(false)} />}
    </PageFrame>
  );
}

/** Changes one of the own editions. */
export function EditionEditor({ id }: { readonly id: string }) {
  const editing = useEdition(id);
  const view = useView(editing?.file.game);
  useUndoKeys(editing);
  if (editing === null) return <Missing />;
  return editing && view ? <Workshop id={id} view={view} editing={editing} /> : <Loading />;
}
