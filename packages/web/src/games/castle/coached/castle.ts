import type { CoachedGame } from '../../../learn/coached.js';

/** A first evening at Himeji: the whole game against the gentlest opponent, with dice that are kind to the first turn. */
export const coached: CoachedGame = {
  group: 'castle',
  start: {
    seed: 'himeji 46',
    options: { players: 2, firstGame: true },
    // The starting cards are chosen already: three pairs of symbols are no good first question.
    line: ['draft:0', 'draft:2'],
  },
  seat: 0,
  level: 'apprentice',
  opening: [
    { say: 'welcome' },
    { say: 'clan', at: 'row-top' },
    { say: 'points', at: 'clans' },
    { say: 'bridges', at: 'takeDie:black:left' },
  ],
  guided: [
    { move: 'takeDie:black:left', say: 'take' },
    { move: 'placeDie:D2', say: 'place' },
    { move: 'chooseBlock:D2:first', say: 'block' },
    { move: 'gate', say: 'gate' },
    { move: 'climb:gate:1:S2', say: 'climb' },
    { move: 'light:middle', say: 'light' },
  ],
  firsts: [
    { say: 'roundEnded', event: 'roundEnded', at: 'time' },
    { say: 'asksGardener', asks: 'gardener', at: 'garden:coral:stone' },
    { say: 'asksWarrior', asks: 'warrior', at: 'train:yard1' },
    { say: 'asksYardTiles', asks: 'yardTiles' },
    { say: 'asksPay', asks: 'pay' },
    { say: 'asksDomain', asks: 'domainBlock', at: 'card' },
    { say: 'asksDomainRow', asks: 'domainRow', at: 'row-top' },
    { say: 'asksSeason', asks: 'season', at: 'time' },
    { say: 'asksAny', asks: 'gainAny', at: 'holdings' },
    { say: 'asksFavour', asks: 'favour', at: 'favour:0' },
    { say: 'asksGardens', asks: 'gardens' },
    { say: 'asksWorker', asks: 'worker' },
    { say: 'asksTileBlock', asks: 'tileBlock' },
    { say: 'asksSeals', asks: 'sealsOverLimit' },
  ],
  tips: [
    { say: 'tipHigh', at: 'takeDie:coral:right' },
    { say: 'tipGardener', at: 'garden:coral:stone' },
    { say: 'tipLantern', at: 'lanterns' },
    { say: 'tipDomain', at: 'row-top' },
    { say: 'tipTime', at: 'time' },
    { say: 'tipSpend', at: 'holdings' },
    { say: 'tipMultiply', at: 'train:yard5' },
    { say: 'tipLast', at: 'clans' },
  ],
  usual: {
    courtiers: { points: 14, lesson: 'castle/climbing' },
    warriors: { points: 10, lesson: 'castle/yards' },
    gardeners: { points: 14, lesson: 'castle/gardens' },
    time: { points: 3, lesson: 'castle/time' },
  },
};
