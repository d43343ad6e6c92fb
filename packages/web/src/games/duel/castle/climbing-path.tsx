import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import { Courtier } from '../pieces/courtier';
import type { Path } from '../printed';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './climbing-path.module.css';

const SPACES = [3, 2, 1] as const;
type Space = (typeof SPACES)[number];

const SIDES = { 1: 'light', 2: 'dark', 3: 'top' } as const;
/** The ground icons are drawn on. */
const GROUNDS = { 1: 'on-light', 2: 'on-dark', 3: '' } as const;

/** What a space of a path gives: the light side first, the dark side next, the print at the top. */
function useReward(path: Path, space: Space): string {
  const { position, components } = useDuel();
  if (space === 3) return components.climb.top[path];
  const tile = components.climb.tiles.find(({ id }) => id === position.climb[path][space - 1]);
  return tile ? tile[space === 1 ? 'light' : 'dark'] : '';
}

/** The move that brings the courtier of the seat to move to a space, written as the engine would write it. */
function useClimb(path: Path, space: Space): string {
  const { position } = useDuel();
  const { byText } = useTargets();
  const free = `climb:${path}:${space}`;
  const seat = position.seats[position.toMove];
  const other = position.seats[1 - position.toMove];
  if (byText.has(free) || !seat) return free;
  const mine = seat.path ?? (other.path === path ? null : path);
  return mine === path ? `climb:${space - seat.space}` : free;
}

function Landing({ path, space }: { readonly path: Path; readonly space: Space }) {
  const t = useTranslations('duel');
  const words = useWords();
  const { position } = useDuel();
  const reward = useReward(path, space);
  const move = useClimb(path, space);
  const here = position.seats.flatMap((seat, n) => (seat.path === path && seat.space === space ? [n] : []));
  const courtiers = here.map((n) => t('climb.courtier', { clan: words.clanId(n) }));
  const label = [
    t('climb.space', { path, space, reward: words.effect(reward) }),
    ...courtiers.map((courtier) => `${courtier}.`),
  ].join(' ');
  return (
    <div className={styles.landing} data-space={space} data-part={`climb-${path}-${space}`}>
      <TargetButton move={move} label={label} className={styles.button}>
        <span className={styles.people}>
          {here.map((n) => (
            <Courtier key={n} seat={n} />
          ))}
        </span>
        <span className={`${styles.tile} ${GROUNDS[space]}`} data-side={SIDES[space]}>
          <EffectIcons text={reward} game="duel" />
        </span>
      </TargetButton>
      <Tip words={t('climb.worth', { space })} className={styles.worth}>
        <Icon name="flag" />
        <b>×{space}</b>
      </Tip>
    </div>
  );
}

/** A Social Climbing path: a stair of three landings at one side of the castle. */
export function ClimbingPath({ path }: { readonly path: Path }) {
  const t = useTranslations('duel');
  return (
    <section className={styles.path} data-path={path} aria-label={t(`climb.${path}`)}>
      {SPACES.map((space) => (
        <Landing key={space} path={path} space={space} />
      ))}
    </section>
  );
}
