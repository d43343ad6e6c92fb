import { scoreSheet } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { go } from '../../app/route';
import { Face } from '../../art/face';
import { gameOf } from '../../games/rules.js';
import { begin } from '../../session/local/open-session.js';
import { EndActions } from '../../table/end/end-actions';
import { EndScreen } from '../../table/end/end-screen';
import { characterOf } from '../../table/seats/characters.js';
import { useSeatNames } from '../../table/seats/seat-names';
import { useSnapshot } from '../../table/use-snapshot';
import { categoryName } from '../../words/sentences';
import type { LessonSession } from '../lesson-session.js';
import { bestAndLeast, type CoachedGame } from './coached.js';
import styles from './coached-end.module.css';

/** Who comes after the coached game: the next harder opponent. */
const NEXT_LEVEL = 'gardener';

interface CoachedEndProps {
  readonly game: CoachedGame;
  readonly session: LessonSession;
  readonly close: () => void;
  readonly review: () => void;
}

/** The next game: the same table, a harder opponent, and hints whenever they are asked for. */
function playOn({ group, start }: CoachedGame): void {
  const game = gameOf(group);
  const { players, level } = (start.options ?? {}) as { players?: number; level?: string };
  const options = { firstGame: true, ...(players && { players }), ...(level && { level }) };
  const other =
    players === 1 ? ({ kind: 'rival' } as const) : ({ kind: 'opponent', level: NEXT_LEVEL } as const);
  go(`#/game/${begin(game, options, [{ kind: 'person', name: '' }, other]).id}`);
}

/** The end of a coached game: the score sheet, what went well, and what to try next. */
export function CoachedEnd({ game, session, close, review }: CoachedEndProps) {
  const t = useTranslations();
  const snapshot = useSnapshot(session);
  const names = useSeatNames(snapshot.sitters);
  const { categories } = scoreSheet(snapshot.state)[session.seat];
  const { best, least } = bestAndLeast(game, categories);
  const words = (category: string) => ({
    category: categoryName(t, category),
    points: categories[category] ?? 0,
  });
  return (
    <EndScreen
      session={session}
      snapshot={snapshot}
      names={names}
      own={session.seat}
      close={close}
      review={review}
      said={
        <section className={styles.coach} aria-labelledby="coach-says">
          <Face who="ume" size="4rem" />
          <div>
            <h3 id="coach-says">{t('learn.end.title')}</h3>
            <p>{best === undefined ? t('learn.end.begun') : t('learn.end.well', words(best))}</p>
            <p>
              {t('learn.end.next', words(least))}{' '}
              <a href={`#/learn/${game.usual[least].lesson}`}>{t('learn.end.lesson')}</a>
            </p>
          </div>
        </section>
      }
      actions={
        <EndActions
          first={
            <Button look="main" onClick={() => playOn(game)}>
              {game.level
                ? t('learn.end.harder', { name: t(`opponents.name.${characterOf(NEXT_LEVEL)}`) })
                : t('learn.end.whole')}
            </Button>
          }
        >
          <Button onClick={review}>{t('ending.review')}</Button>
          <Button onClick={() => session.takeBackTo(0)}>{t('learn.end.again')}</Button>
          <a className={buttonClass('quiet')} href="#/learn">
            {t('learn.lesson.all')}
          </a>
        </EndActions>
      }
    />
  );
}
