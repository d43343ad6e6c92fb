import { useTranslations } from 'use-intl';
import { Crest } from '../../../art/crest';
import { Tip } from '../../../art/tip';
import { TURNS_A_ROUND } from '../printed';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './round.module.css';

const TURNS = Array.from({ length: TURNS_A_ROUND }, (_, i) => i);

/** Twelve small lanterns of a round: those of the turns behind are lit. */
function Lanterns({ from }: { readonly from: number }) {
  const { state } = useDuel();
  return (
    <span className={styles.lanterns} aria-hidden="true">
      {TURNS.map((turn) => {
        const at = from + turn;
        const when = at < state.turn ? 'lit' : at === state.turn ? 'now' : 'dark';
        return <span key={turn} className={styles.lantern} data-when={when} />;
      })}
    </span>
  );
}

/** Which round and turn it is, in words. */
function useRoundWords(): string {
  const t = useTranslations('duel');
  const { state, position } = useDuel();
  if (position.toMove < 0) return t('round.over');
  if (position.offer) return t('round.draft');
  return t('round.turn', {
    round: position.round,
    turn: (state.turn % TURNS_A_ROUND) + 1,
    turns: TURNS_A_ROUND,
  });
}

/** The course of the game: round and turn, every turn as a small lantern, and who holds the starting marker. */
export function Round() {
  const t = useTranslations('duel');
  const words = useWords();
  const { starting, round } = useDuel().position;
  const now = useRoundWords();
  const about = t(`round.${round as 'outgoing' | 'return'}Words`);
  return (
    <div className={styles.round}>
      <Tip words={`${now}. ${about}`} className={styles.words}>
        {now}
      </Tip>
      <Tip words={t('round.starting', { clan: words.clanId(starting) })} className={styles.starting}>
        <Crest seat={starting} /> {t('round.starts')}
      </Tip>
      <span className={styles.course}>
        <Lanterns from={0} />
        <Lanterns from={TURNS_A_ROUND} />
      </span>
    </div>
  );
}
