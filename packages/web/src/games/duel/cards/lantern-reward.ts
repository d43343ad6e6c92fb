import type { DuelComponents, DuelPosition } from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/duel';
import { type Colour, LANTERN_RESOURCE } from '../printed';

/** The printed reward of a Lantern and the cards in its area as one effect text, equal gains joined. */
export function lanternReward(
  seat: DuelPosition['seats'][number],
  colour: Colour,
  components: DuelComponents,
): string {
  const sums = new Map<string, number>([[LANTERN_RESOURCE[colour], 1]]);
  for (const id of seat.lantern[colour]) {
    for (const gain of cards.lanternReward(components, id).split(', ')) {
      const [word, count = '1'] = gain.split(' ');
      sums.set(word, (sums.get(word) ?? 0) + Number(count));
    }
  }
  return [...sums].map(([word, count]) => `${word} ${count}`).join(', ');
}
