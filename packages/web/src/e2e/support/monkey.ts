import { setTimeout as pause } from 'node:timers/promises';
import { type GameName, type RandomSource, seeded } from '@shirasagi/engine';
import type { Browser, Page } from 'playwright-core';
import { PHONE, WIDE } from './browser.js';
import { goTo, HABITS, type Place } from './monkey-habits.js';
import { clickAny } from './monkey-reach.js';
import { listen, openContext } from './page-test.js';

/** A table a monkey plays at. */
interface Scene {
  readonly game: GameName;
  readonly online: boolean;
  readonly phone: boolean;
}

const SCENES: readonly Scene[] = [
  { game: 'castle', online: false, phone: false },
  { game: 'duel', online: true, phone: false },
  { game: 'duel', online: false, phone: true },
  { game: 'castle', online: true, phone: true },
  { game: 'duel', online: false, phone: false },
  { game: 'castle', online: false, phone: true },
  { game: 'castle', online: true, phone: false },
  { game: 'duel', online: true, phone: true },
];

/** Addresses of tables; forms of new ones are none. */
const TABLE = /^#\/(game|online)\/(?!new\b)[a-z0-9]+/;
/**
 * What Firefox tells of fonts and scripts that were on their way when the page was reloaded. Parts that do not come
 * for another reason show the error page, which counts.
 */
const CUT_OFF = /status=2152398850|error loading dynamically imported module|Unable to preload CSS/;
/** Actions at one table, before another one is opened. */
const SCENE_ACTIONS = 150;
/** What is told of a failure. */
const TOLD = 30;
/** Actions without any new decision after which the table has to prove that it goes on. */
const STILL = 25;
/** How often it is looked whether the table asks something, and how long between; opponents may be thinking. */
const CHECKS = 240;
const CHECK_MS = 250;
/** Choices that are tried before a table that does not go on is called stuck. */
const TRIES = 6;

/** What a look at the page finds. */
interface Look {
  readonly place: Place;
  readonly broken: boolean;
  readonly hash: string;
  readonly decisions: number | null;
  readonly over: boolean;
  readonly choices: number;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-decisions]');
    const dialog = document.querySelector('dialog[open]');
    return {
      place: dialog ? 'dialog' : table ? 'table' : 'elsewhere',
      broken: document.querySelector('[data-broken]') !== null,
      hash: location.hash,
      decisions: table ? Number(table.dataset.decisions) : null,
      over: document.querySelector('[data-game-over]') !== null,
      choices: document.querySelectorAll('[data-choice]:not(:disabled, [aria-busy=true] *)').length,
    };
  });

/** Opens a table at the server for the visitor of a page, against an opponent of the server. */
async function openOnline(page: Page, game: GameName, known: boolean): Promise<string> {
  const id = await page.evaluate(
    async ({ game, known }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      if (!known) await post('api/guest', { name: 'Monkey' });
      const seats = [{ kind: 'me' }, { kind: 'opponent', level: 'apprentice' }];
      const { table } = await post('api/tables', { game, seats });
      return table.id as string;
    },
    { game, known },
  );
  // The page learns who its visitor is when it is loaded.
  await page.reload();
  return goTo(page, `#/online/${id}`);
}

/** Somebody who does whatever can be done, at one table after the other. */
class Monkey {
  private readonly page: Page;
  private readonly rng: RandomSource;
  private readonly scene: Scene;
  private readonly address: string;
  readonly journal: string[] = [];
  readonly errors: string[] = [];
  /** Whether the server knows the visitor already. */
  private known = false;
  private table = '';
  private decisions: number | null = null;
  /** Actions since the table last changed. */
  private still = 0;

  constructor(page: Page, rng: RandomSource, scene: Scene, address: string) {
    this.page = page;
    this.rng = rng;
    this.scene = scene;
    this.address = address;
    listen(page, this.errors);
  }

  private note(what: string): void {
    this.journal.push(what);
  }

  /** Opens a new table of the scene. */
  async begin(): Promise<void> {
    const { page, scene } = this;
    await page.goto(this.address);
    const others =
      scene.game === 'castle' ? 'players=3&seats=person,apprentice,gardener' : 'seats=person,apprentice';
    if (scene.online) await openOnline(page, scene.game, this.known);
    else await goTo(page, `#/game/new?game=${scene.game}&${others}`);
    this.known = true;
    await page.locator('[data-decisions]').waitFor();
    this.table = (await look(page)).hash;
    this.still = 0;
    this.note(`new table ${this.table}`);
  }

  /** Fails on anything the page reports. */
  private check({ broken }: Look): void {
    const told = this.errors.filter((error) => !CUT_OFF.test(error));
    this.errors.splice(0, this.errors.length, ...told);
    if (this.errors.length > 0) throw new Error(`The page reports errors:\n${this.errors.join('\n')}`);
    if (broken) throw new Error('The error page is shown.');
  }

  /** Does one thing, and looks at what became of the page. */
  async act(): Promise<void> {
    const { place } = await look(this.page);
    await this.habit(place);
    const now = await look(this.page);
    this.check(now);
    if (now.place === 'table' && TABLE.test(now.hash)) {
      if (now.decisions !== this.decisions || now.hash !== this.table) this.still = 0;
      this.decisions = now.decisions;
      this.table = now.hash;
    }
    this.still++;
    if (this.still > STILL && (await this.prove()) === 'over') await this.begin();
  }

  /** Draws habits until one can be done. */
  private async habit(place: Place): Promise<void> {
    const drawn = HABITS.filter((habit) => habit.place === place).flatMap((habit) =>
      Array.from({ length: habit.weight }, () => habit),
    );
    while (drawn.length > 0) {
      const [{ name, act }] = drawn.splice(this.rng(drawn.length), 1);
      const { page, rng, table } = this;
      const touched = await act({ page, rng, table });
      if (touched === undefined) continue;
      this.note(`${name}: ${touched}`);
      return;
    }
    throw new Error(`Nothing at all can be done here (${place}).`);
  }

  /** Proves that the table is not stuck: something is asked in the end, and an answer changes the table. */
  async prove(): Promise<'over' | 'going on'> {
    this.note('prove that the table goes on');
    const asked = await this.untilAsked();
    this.check(asked);
    this.still = 0;
    if (asked.over) return 'over';
    let missed = 0;
    for (let i = 0; i < TRIES; i++) {
      // The last action may have been a way out whose page comes only now.
      if (i > 0) await this.untilAsked();
      const kind = i % 2 === 0 ? '[data-area=bar] [data-choice]' : 'main [data-move][data-legal]';
      const touched = await clickAny(this.page, this.rng, `${kind}:not(:disabled, [aria-disabled=true])`);
      this.note(`answer: ${touched ?? 'nothing in reach'}`);
      missed = touched ? 0 : missed + 1;
      // On a phone the log and the talk lie over bar and board alike until they are put away.
      if (missed > 1) await this.page.keyboard.press('Escape');
      if (!touched) await pause(CHECK_MS);
      for (let checks = 0; touched && checks < CHECKS / TRIES; checks++) {
        const now = await look(this.page);
        this.check(now);
        if (now.over || now.decisions !== asked.decisions) return 'going on';
        await pause(CHECK_MS);
      }
    }
    throw new Error(
      `The table is stuck: ${asked.choices} choices are shown and none of ${TRIES} changes it.`,
    );
  }

  /** Puts away what lies over the table, and waits until it asks something or the game is over. */
  private async untilAsked(): Promise<Look> {
    const { page } = this;
    for (let checks = 0; checks < CHECKS; checks++) {
      const now = await look(page);
      this.check(now);
      if (now.place === 'elsewhere') {
        if (now.hash !== this.table) await goTo(page, this.table);
      } else if (now.over || (now.place === 'table' && now.choices > 0)) return now;
      else await page.keyboard.press(now.place === 'dialog' || checks % 2 === 0 ? 'Escape' : 's');
      await pause(CHECK_MS);
    }
    throw new Error(`The table is stuck: it asked nothing for ${CHECKS} checks.`);
  }
}

/** What a hunt is told to do. */
export interface Hunt {
  readonly actions: number;
  readonly seed: string;
  /** Hears which table is played at. */
  readonly tell?: (line: string) => void;
}

/** Lets a monkey loose on the page; fails with its last actions, and how to repeat them. */
export async function hunt(browser: Browser, address: string, { actions, seed, tell }: Hunt): Promise<void> {
  const rounds = Math.max(Math.ceil(actions / SCENE_ACTIONS), Math.min(SCENES.length / 2, actions));
  for (let round = 0, done = 0; round < rounds; round++) {
    const scene = SCENES[round % SCENES.length];
    const until = Math.round((actions * (round + 1)) / rounds);
    tell?.(
      `${done} actions; ${scene.game}, ${scene.online ? 'online' : 'local'}, ${scene.phone ? 'phone' : 'desk'}`,
    );
    const context = await openContext(browser, { context: scene.phone ? PHONE : { viewport: WIDE } });
    const monkey = new Monkey(await context.newPage(), seeded(`${seed} ${round}`), scene, address);
    try {
      await monkey.begin();
      for (; done < until; done++) await monkey.act();
      await monkey.prove();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      const last = monkey.journal.slice(-TOLD).map((line, i) => `${i + 1}. ${line}`);
      throw new Error(
        [
          what,
          ...monkey.errors,
          `Seed ${seed}, ${JSON.stringify(scene)}, action ${done}; the last actions:`,
          ...last,
        ].join('\n'),
      );
    } finally {
      await context.close();
    }
  }
}
