import type { State } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { categoryName, clanOf } from '../words/sentences';
import type { Story } from './story.js';

interface StoryTextProps {
  readonly story: Story;
  readonly state: State;
  /** Points of the winner. */
  readonly points: number;
}

const bestOther = (points: readonly number[], winners: readonly number[]): number =>
  Math.max(...points.filter((_, seat) => !winners.includes(seat)));

/** What decided a game, in two sentences. */
export function StoryText({ story, state, points }: StoryTextProps) {
  const t = useTranslations();
  const clan = clanOf(state, story.winners[0]);
  if (story.second < 0) return <p>{t('table.end.shared', { points })}</p>;
  const facts = {
    clan,
    second: clanOf(state, story.second),
    lead: story.lead,
    category: categoryName(t, story.category),
    mine: story.winnerPoints,
    theirs: story.secondPoints,
  };
  return (
    <>
      <p>{story.lead > 0 ? t('table.end.won', facts) : t('table.end.wonTie', facts)}</p>
      <p>
        {story.turning
          ? t(state.game === 'duel' ? 'table.end.turningDuel' : 'table.end.turning', {
              clan,
              round: story.turning.round,
              mine: story.turning.points[story.winners[0]],
              theirs: bestOther(story.turning.points, story.winners),
            })
          : t('table.end.alwaysAhead', { clan })}
      </p>
    </>
  );
}
