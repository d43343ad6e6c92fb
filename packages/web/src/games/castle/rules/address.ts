import type { Question } from '@shirasagi/engine';
import type { CASTLE_SECTIONS } from './sections.js';

/** The section about each open decision, by the kind of question. */
const SECTION_OF: Readonly<Record<string, (typeof CASTLE_SECTIONS)[number]>> = {
  draft: 'setup',
  takeDie: 'dice',
  placeDie: 'spaces',
  endTurn: 'turn',
  roomBlocks: 'spaces',
  domainBlock: 'domain',
  domainRow: 'domain',
  worker: 'spaces',
  courtier: 'courtiers',
  favour: 'courtiers',
  cardLight: 'courtiers',
  gardener: 'gardeners',
  warrior: 'warriors',
  yardTiles: 'warriors',
  gardens: 'round',
  gainAny: 'holdings',
  sealsOverLimit: 'holdings',
  season: 'time',
};

/** Where the rules speak of what is to be decided now. */
export function rulesAddress(asked: Question | null): string {
  if (!asked) return '#/rules/castle/scoring';
  if (asked.kind === 'rivalRoom' || asked.kind === 'rivalGarden') return '#/rules/solo/actions';
  // The order of a Lantern Reward's parts belongs to no effect.
  if (asked.kind === 'order' && asked.effect === null) return '#/rules/castle/lantern';
  return `#/rules/castle/${SECTION_OF[asked.kind] ?? 'effects'}`;
}
