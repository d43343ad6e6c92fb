import type { GameName } from '@shirasagi/engine';
import type { EditionView } from '../editions/edition-view.js';
import { byFolder } from './by-folder.js';

/** How each game's editions are shown and changed; loaded when the first one of them is. */
const VIEWS = byFolder(import.meta.glob<{ readonly edition: EditionView }>('./*/edition/view.tsx'));

/** How editions of a game are shown and changed. */
export async function loadEditionView(game: GameName): Promise<EditionView> {
  return (await VIEWS[game]()).edition;
}
