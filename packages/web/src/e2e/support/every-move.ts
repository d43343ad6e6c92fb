import type { Page } from 'playwright-core';

/** What the page offered at one decision, and what was pressed. */
export interface Offered {
  /** How many decisions stood. */
  readonly decision: number;
  /** Enabled controls of the bar by the move they say, folded groups opened. */
  readonly choices: readonly string[];
  /** Moves that glow on the table by themselves, and those that decline what is asked first. */
  readonly glowing: readonly string[];
  readonly declining: readonly string[];
  /** What a quiet piece stands for and what it said when pressed; empty where none was pressed. */
  readonly quiet: string;
  readonly why: string;
  /** The move of the control that was pressed, and how many decisions it took. */
  readonly pressed: string;
  readonly onTable: boolean;
  readonly made: number;
}

/** Plays a hot-seat game inside the page by its own controls and notes everything that was offered. */
export async function playByControls(page: Page, seed: number, most: number): Promise<Offered[]> {
  return page.evaluate(
    async ({ seed, most }) => {
      // A plain generator: nothing of the engine runs here, so that nothing is compared with itself.
      let word = seed;
      const random = (n: number): number => {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        return Math.floor((word / 4294967296) * n);
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const frame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
      const decisions = () =>
        Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions);
      const over = () => document.querySelector('dialog[open] tfoot, [data-ending]') !== null;
      const bar = '[data-choice]:not(:disabled, [aria-disabled=true], [aria-busy=true] *)';
      const until = async (what: string, holds: () => boolean): Promise<void> => {
        for (let i = 0; i < 900; i++) {
          if (holds()) return;
          await frame();
        }
        throw new Error(`${what} at decision ${decisions()}: ${document.body.innerText.slice(0, 300)}`);
      };
      /** The table follows the bar by a frame or two: what is offered counts when it has come to rest. */
      const settled = async (): Promise<void> => {
        let last = '';
        for (let same = 0; same < 4; ) {
          await frame();
          const shown = all(`${bar}, main [data-move][data-legal]`).map(
            (element) => element.dataset.choice ?? element.dataset.move,
          );
          const now = `${decisions()} ${shown.join()}`;
          same = now === last ? same + 1 : 0;
          last = now;
        }
      };
      const seen = new Map<string, number>();
      const kindOf = (move: string) => move.split(':')[0];
      const log: Offered[] = [];
      while (log.length < most) {
        await until('nothing is asked', () => over() || all(bar).length > 0);
        if (over()) break;
        await settled();
        for (const fold of all('details:has([data-choice])')) (fold as HTMLDetailsElement).open = true;
        const decision = decisions();
        const choices = all(bar).map((element) => element.dataset.choice!);
        const halves = all('main .glow[aria-pressed=false]');
        if (halves.length > 0 && random(3) > 0) {
          halves[random(halves.length)].click();
          await settled();
        }
        const targets = all('main [data-move][data-legal]');
        const glowing = targets.filter((element) => element.dataset.declines === undefined);
        const declining = targets.filter((element) => element.dataset.declines !== undefined);
        let why = '';
        let quiet = '';
        const silent = all('main [data-move]:not([data-legal])');
        if (silent.length > 0 && random(4) === 0) {
          const piece = silent[random(silent.length)];
          quiet = piece.dataset.move!;
          piece.click();
          await until(`no word from quiet ${quiet}`, () => all('[role=alert] p').length > 0);
          why = all('[role=alert]')
            .map((element) => element.textContent)
            .join(' ')
            .trim();
        }
        // What was chosen least so far comes first, so that rare questions are reached.
        const rarity = (element: HTMLElement) => {
          const kind = kindOf(element.dataset.choice ?? element.dataset.move!);
          const often = (seen.get(kind) ?? 0) + (kind === 'endTurn' || kind === 'skip' ? 40 : 0);
          // Only a courtier that climbs again and again comes to the Daimyo.
          return (kind === 'climb' ? often / 4 : often) + random(3);
        };
        const controls = [...all(bar), ...glowing, ...declining.slice(0, 1)];
        const [control] = controls.sort((a, b) => rarity(a) - rarity(b));
        const pressed = control.dataset.choice ?? control.dataset.move!;
        seen.set(kindOf(pressed), (seen.get(kindOf(pressed)) ?? 0) + 1);
        const onTable = control.dataset.choice === undefined;
        // Read before the click: afterwards the same elements stand for other moves.
        const names = (elements: HTMLElement[]) => elements.map((element) => element.dataset.move!);
        const offered = { glowing: names(glowing), declining: names(declining) };
        control.click();
        await until(`${pressed} does nothing`, () => over() || decisions() > decision);
        log.push({
          decision,
          choices,
          ...offered,
          quiet,
          why,
          pressed,
          onTable,
          made: decisions() - decision,
        });
      }
      return log;
    },
    { seed, most },
  );
}
