import { LEVELS } from '@shirasagi/bots';
import { GAME_NAMES, type GameName } from '@shirasagi/engine';
import { chancePanel, leadPanel } from '../calibration/pictures.js';
import type { Strength } from '../matches/elo.js';
import { type Panel, plot } from '../matches/plot.js';
import { BUDGETS } from './entries.js';
import type { GameLadder } from './ladder-page.js';
import { levelStrengths, timeStrengths } from './strengths.js';

const COLOURS = ['#b5412f', '#2f5fb5', '#4f7d3a', '#8a5aa8'];
/** As the tables beside the picture call it, with a capital. */
const nameOf = (game: GameName): string => game[0].toUpperCase() + game.slice(1);
const colourOf = (game: GameName): string => COLOURS[GAME_NAMES.indexOf(game) % COLOURS.length];

/** The picture: strength of every level, and strength against time. */
export function ladderPicture(games: readonly GameLadder[]): string {
  const bars = ({ elo, off }: Strength) => ({ y: elo, low: elo - off, high: elo + off });
  const levels: Panel = {
    title: 'Levels',
    xTitle: 'level',
    yTitle: 'Elo (first level = 0)',
    logarithmic: false,
    joined: false,
    series: games.map((ladder, g) => ({
      name: nameOf(ladder.game),
      colour: colourOf(ladder.game),
      // Side by side, so that the intervals of the two games do not hide each other.
      marks: levelStrengths(ladder).map((strength, i) => ({
        label: g === 0 ? LEVELS[i] : '',
        x: i + g * 0.12,
        ...bars(strength),
      })),
    })),
  };
  const time: Panel = {
    title: 'Search: strength against time',
    xTitle: 'milliseconds a decision',
    yTitle: 'Elo (shortest = 0)',
    logarithmic: true,
    joined: true,
    series: games.map((ladder, g) => ({
      name: nameOf(ladder.game),
      colour: colourOf(ladder.game),
      marks: timeStrengths(ladder).map((strength, i) => ({
        label: g === 0 ? String(BUDGETS[i]) : '',
        x: BUDGETS[i] * 1.06 ** g,
        ...bars(strength),
      })),
    })),
  };
  const isTimed = games.some(({ played }) => played.some(({ purpose }) => purpose === 'times'));
  return plot(isTimed ? [levels, time] : [levels]);
}

/** The picture of what was told in fresh games of two players and what came of it. */
export function toldPicture(games: readonly GameLadder[]): string {
  const series = games.flatMap(({ game, told }) => {
    const ofTwo = told.find(({ players }) => players === 2);
    return ofTwo ? [{ name: nameOf(game), colour: colourOf(game), ...ofTwo }] : [];
  });
  return plot([
    chancePanel(series.map(({ tenths, ...one }) => ({ ...one, bands: tenths }))),
    leadPanel(series.map(({ leads, ...one }) => ({ ...one, bands: leads }))),
  ]);
}
