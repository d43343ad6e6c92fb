import type { TextPart } from '@shirasagi/engine';
import type { ReactNode } from 'react';
import type { EditionMessages } from '../words/load.js';
import type { Words } from '../words/words.js';
import type { EditionFile } from './store/edition-file.js';

type Labels = EditionMessages['editions'];
export type FieldLabel = keyof Labels['field'];
export type GroupName = keyof Labels['group'];

/** An effect while it is composed: options may be empty, and amounts of the price may all be 0. */
export interface EffectDraft {
  readonly price: readonly number[];
  readonly options: readonly (readonly TextPart[])[];
}

/** Where an effect is printed decides what can be composed there. */
export interface EffectPlace {
  /** The words offered. */
  readonly words: readonly string[];
  /** The most a word may count; 1 for one that takes no number. */
  most(word: string): number;
  /** Whether a count of 1 is left unwritten. */
  isBare(word: string): boolean;
  /** The most parts of one option. */
  readonly parts: number;
  /** How many options may stand beside each other, and whether all of them must. */
  readonly options: { readonly least: number; readonly most: number };
  /** What a price is paid in, by the letter or word it is written with; empty where none may stand. */
  readonly price: readonly Money[];
  /** A price from its amounts, in the order of `price`. */
  writePrice(amounts: readonly number[]): string;
  /** Reads a text all of whose words are known, so that it can be drawn, whatever else is wrong with it. */
  read(text: string): EffectDraft | undefined;
  /** A text as a picture, and in words. */
  draw(text: string): ReactNode;
  tell(t: Words, text: string): string;
}

/** Something prices are paid in. */
export interface Money {
  readonly icon: 'coin' | 'seal' | 'money';
  readonly most: number;
}

interface FieldBase<T> {
  readonly label: FieldLabel;
  /** The field as the engine names it, such as `gardens[3].food`. */
  readonly path: string;
  read(file: EditionFile): T;
  write(file: EditionFile, value: T): EditionFile;
}

/** An effect, composed from words. */
export interface EffectField extends FieldBase<string> {
  readonly kind: 'effect';
  readonly place: EffectPlace;
}
export interface NumberField extends FieldBase<number> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}
/** One of a few. */
export interface ChoiceField extends FieldBase<string> {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[];
}
export interface ChoiceOption {
  readonly value: string;
  tell(t: Words): string;
  readonly picture?: ReactNode;
}
/** A price, or the icons of the final scoring: so many of each kind. */
export interface CountsField extends FieldBase<string> {
  readonly kind: 'counts';
  readonly kinds: readonly { readonly name: string; readonly picture: ReactNode; tell(t: Words): string }[];
  /** The most of all kinds together; there is at least one. */
  readonly most: number;
  toCounts(text: string): readonly number[];
  toText(counts: readonly number[]): string;
  tell(t: Words, text: string): string;
}

/** One value of a face that can be changed. */
export type Field = EffectField | NumberField | ChoiceField | CountsField;

/** One printed face: a card, a tile, a part of a board. */
export interface Face {
  /** Its name in the edition, such as `s03`: unique within a game. */
  readonly id: string;
  readonly group: GroupName;
  /** Its place in its group, from 1. */
  readonly number: number;
  /** As it looks on the table. */
  draw(file: EditionFile): ReactNode;
  fields(file: EditionFile): readonly Field[];
}

/** Faces that belong together: a deck, the tiles of a kind. */
export interface FaceGroup {
  readonly name: GroupName;
  readonly faces: readonly Face[];
  /** Paths of the engine that speak of the group as a whole. */
  readonly paths: readonly string[];
}

/** How the editions of one game are shown and changed. */
export interface EditionView {
  readonly groups: readonly FaceGroup[];
}
