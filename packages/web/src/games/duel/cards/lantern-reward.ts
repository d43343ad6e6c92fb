import type { DuelComponents, DuelPosition } from '@shirasagi/engine';
import { type Colour, LANTERN_RESOURCE } from '../printed';

/** What a Lantern card, or a starting card turned over, gives. */
export function areaReward(id: string, components: DuelComponents): string {
  const starting = components.starting.find((card) => card.id === id);
  if (starting) return starting.reward;
  const [, colour, number] = /^([a-z]+)(\d+)$/.exec(id) ?? [];
  return components.lantern[colour as Colour][Number(number) - 1];
}

/** The printed reward of a Lantern and the cards in its area as one effect text, equal gains joined. */
export function lanternReward(
  seat: DuelPosition['seats'][number],
  colour: Colour,
  components: DuelComponents,
): string {
  const sums = new Map<string, number>([[LANTERN_RESOURCE[colour], 1]]);
  for (const id of seat.lantern[colour]) {
    for (const gain of areaReward(id, components).split(', ')) {
      const [word, count = '1'] = gain.split(' ');
      sums.set(word, (sums.get(word) ?? 0) + Number(count));
    }
  }
  return [...sums].map(([word, count]) => `${word} ${count}`).join(', ');
}
