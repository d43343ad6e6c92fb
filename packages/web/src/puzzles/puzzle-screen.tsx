import { type GameName, replay, scoreSheet } from '@shirasagi/engine';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';
import { Loading } from '../app/parts/loading';
import { go } from '../app/route';
import { rivalSeat } from '../games/rivals.js';
import { MemorySession } from '../session/memory-session.js';
import type { SeatPlayer } from '../session/session.js';
import { Playing, type TableExtras } from '../table/playing';
import { useSnapshot } from '../table/use-snapshot';
import { nextPuzzle } from './choose.js';
import { readProgress, today } from './progress.js';
import { type Puzzle, recordOf } from './puzzle.js';
import styles from './puzzle-screen.module.css';
import { puzzleAddress } from './puzzles-page';
import { usePuzzles } from './use-puzzles';
import { useVerdict } from './use-verdict';
import { VerdictPanel } from './verdict-panel';
import { readChosen } from './wanted.js';

/** You in the seat to move, and opponents, or the rival, in the others. */
function sessionOf(puzzle: Puzzle): MemorySession {
  const record = recordOf(puzzle);
  const state = replay(record);
  const rival = rivalSeat(state);
  const sitters = scoreSheet(state).map((_, seat): SeatPlayer => {
    if (seat === state.toMove) return { kind: 'person', name: '' };
    return seat === rival ? { kind: 'rival' } : { kind: 'opponent', level: 'samurai' };
  });
  return new MemorySession(`puzzle-${puzzle.id}`, record, sitters, true);
}

/** No score sheet, even where the turn ends the game: the verdict stands in its place. */
const noEnd = () => false;

interface OnTableProps {
  readonly game: GameName;
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle on the table; the verdict lies beside it once the turn is over. */
function OnTable({ game, puzzle, puzzles }: OnTableProps) {
  const t = useTranslations('puzzles');
  const session = useMemo(() => sessionOf(puzzle), [puzzle]);
  useSnapshot(session);
  const { made, over } = session.turn;
  const verdict = useVerdict(puzzle, made, over);
  const [closed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  const next = () => {
    const found = nextPuzzle(puzzles, readChosen(), readProgress(), today(), puzzle.id);
    go(found ? puzzleAddress(game, found.id) : '#/puzzles');
  };
  const again = () => {
    setClosed(false);
    session.startOver();
  };
  const extras: TableExtras = {
    home: '#/puzzles',
    tools: null,
    menu: null,
    head: (
      <p className={styles.task} role="status">
        <strong>
          {t(`themes.${puzzle.theme}`)} · {t(`difficulties.${puzzle.difficulty}`)}
        </strong>
        {over ? (
          closed && (
            <Button look="main" onClick={() => setClosed(false)}>
              {t('verdict.open')}
            </Button>
          )
        ) : (
          <span>{t('ask')}</span>
        )}
      </p>
    ),
    panel: over && !closed && (
      <VerdictPanel
        puzzle={puzzle}
        start={session.turn.start}
        verdict={verdict}
        again={again}
        next={next}
        close={close}
      />
    ),
    closePanel: close,
    asides: [],
    over: false,
    end: noEnd,
    rest: over ? t('verdict.over') : undefined,
  };
  return <Playing session={session} extras={extras} />;
}

interface PuzzleScreenProps {
  readonly game: GameName;
  readonly id: string;
}

/** One puzzle, by its name in the address. */
export function PuzzleScreen({ game, id }: PuzzleScreenProps) {
  const t = useTranslations('puzzles');
  const puzzles = usePuzzles(game);
  if (!puzzles) return <Loading />;
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle) return <OnTable game={game} puzzle={puzzle} puzzles={puzzles} />;
  return (
    <main className={styles.missing}>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <a className={buttonClass('main')} href="#/puzzles">
        {t('list')}
      </a>
    </main>
  );
}
