import type { CoachedGame } from '../../../learn/coached/coached.js';

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
    { say: 'asksGardener', asks: 'gardener', at: 'garden:coral:stone', lesson: 'castle/gardens' },
    { say: 'asksWarrior', asks: 'warrior', at: 'train:yard1', lesson: 'castle/yards' },
    { say: 'asksYardTiles', asks: 'yardTiles' },
    { say: 'asksPay', asks: 'pay', lesson: 'castle/chains' },
    { say: 'asksDomain', asks: 'domainBlock', at: 'card', lesson: 'castle/domain' },
    { say: 'asksDomainRow', asks: 'domainRow', at: 'row-top', lesson: 'castle/domain' },
    { say: 'asksSeason', asks: 'season', at: 'time', lesson: 'castle/time' },
    { say: 'asksAny', asks: 'gainAny', at: 'holdings' },
    { say: 'asksFavour', asks: 'favour', at: 'favour:0' },
    { say: 'asksGardens', asks: 'gardens' },
    { say: 'asksWorker', asks: 'worker' },
    { say: 'asksTileBlock', asks: 'tileBlock' },
    { say: 'asksSeals', asks: 'sealsOverLimit' },
  ],
  tips: [
    { say: 'tipHigh', at: 'takeDie:coral:right' },
    { say: 'tipGardener', at: 'garden:coral:stone', lesson: 'castle/gardens' },
    { say: 'tipLantern', at: 'lanterns', lesson: 'castle/lantern' },
    { say: 'tipDomain', at: 'row-top', lesson: 'castle/domain' },
    { say: 'tipTime', at: 'time', lesson: 'castle/time' },
    { say: 'tipSpend', at: 'holdings', lesson: 'castle/chains' },
    { say: 'tipMultiply', at: 'train:yard5', lesson: 'castle/scoring' },
    { say: 'tipLast', at: 'clans', lesson: 'castle/scoring' },
  ],
  usual: {
    courtiers: { points: 14, lesson: 'castle/climbing' },
    warriors: { points: 10, lesson: 'castle/yards' },
    gardeners: { points: 14, lesson: 'castle/gardens' },
    time: { points: 3, lesson: 'castle/time' },
  },
};
