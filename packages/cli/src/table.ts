import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Game, type Move, readRecord, recording, type State } from '@shirasagi/engine';
import { chanceFor } from './decision-chance.js';
import { readJson, setAside, writeWhole } from './files.js';
import { about, loadGame, recordText } from './records.js';

/** A game being played, and the file its record is written to after every decision. */
export class Table {
  private current: Game;
  readonly file: string;
  private readonly edition: unknown;

  constructor(game: Game, file: string, edition: unknown) {
    this.current = game;
    this.file = file;
    this.edition = edition;
  }

  get game(): Game {
    return this.current;
  }

  get state(): State {
    return this.current.state;
  }

  /** Writes the record, so that nothing is lost from here on. */
  keep(): void {
    writeWhole(this.file, recordText(this.current));
  }

  /** Plays a legal move; returns what chance gave. */
  play(move: Move): readonly number[] {
    const chance = recording(chanceFor(this.current));
    const played = this.current.play(move, chance.rng);
    if (!played.ok) throw played.error;
    this.keep();
    return chance.outcomes;
  }

  /** Takes back to where that many decisions stand; throws `RulesError` when that is not allowed. */
  takeBack(decisions: number): void {
    this.current.takeBack(decisions);
    this.keep();
  }

  /** Writes a copy of the record; a file that is no record is left alone. */
  save(file: string): void {
    checkReplaceable(file);
    writeWhole(file, recordText(this.current));
  }

  /** Goes on with another record; the game so far is put aside under the name returned. */
  load(file: string): string {
    const game = loadGame(file, this.edition);
    const kept = resolve(file) === resolve(this.file) ? this.file : setAside(this.file);
    this.current = game;
    this.keep();
    return kept;
  }
}

/** Refuses to write over a file that is there and is no record. */
export function checkReplaceable(file: string): void {
  if (existsSync(file)) about(file, () => readRecord(readJson(file)));
}
