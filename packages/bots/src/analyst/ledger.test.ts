import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alternative, Finding } from './examine.js';
import { balance, beyondNoise, type Trust } from './ledger.js';
import type { Outlook } from './outlook.js';

/** A trust in which what is learned later holds for every line alike, and tries show all noise. */
const PLAIN: Trust = { reach: Number.POSITIVE_INFINITY, blur: 0 };

const outlook = (margin: number, win: number): Outlook => ({
  margins: [margin, -margin],
  wins: [win, 1 - win],
});

const other = (value: Outlook, more: Partial<Alternative> = {}): Alternative => ({
  moves: [7],
  outlook: value,
  error: 0,
  apart: 0.1,
  exact: false,
  ...more,
});

const finding = (actual: Outlook, more: Partial<Finding> = {}): Finding => ({
  actual,
  played: actual,
  others: [],
  ...more,
});

const close = (a: number, b: number, what: string): void =>
  assert.ok(Math.abs(a - b) < 1e-9, `${what}: ${a} is not ${b}`);

test('a better line is a loss by choice for its mover, and a gift to the other', () => {
  const { entries } = balance(
    [{ seat: 0 }],
    [finding(outlook(-2, 0), { others: [other(outlook(4, 1)), other(outlook(1, 1))] })],
    PLAIN,
  );
  assert.equal(entries[0].better, 0);
  assert.deepEqual(entries[0].choice.margins, [-6, 6]);
  assert.deepEqual(entries[0].choice.wins, [-1, 1]);
  assert.deepEqual(entries[0].luck.margins, [0, 0]);
});

test('a line that is worse, or better only within its noise, costs nothing', () => {
  for (const rival of [other(outlook(-3, 0.4)), other(outlook(3, 0.6), { error: 0.2 })]) {
    const { entries } = balance([{ seat: 0 }], [finding(outlook(1, 0.5), { others: [rival] })], PLAIN);
    assert.equal(entries[0].better, -1);
    assert.deepEqual(entries[0].choice.margins, [0, 0]);
  }
  close(beyondNoise(0.1, 0.1), 0, 'at the noise');
  close(beyondNoise(0.2, 0.1), 0.75, 'at twice the noise');
  assert.ok(beyondNoise(10, 0.1) > 0.999);
});

test('luck is what was drawn against the mean of what might have been', () => {
  const { entries } = balance([{ seat: 1 }], [finding(outlook(5, 0.9), { played: outlook(2, 0.6) })], PLAIN);
  assert.deepEqual(entries[0].luck.margins, [3, -3]);
  close(entries[0].luck.wins[0], 0.3, 'luck');
  assert.deepEqual(entries[0].choice.margins, [0, 0]);
});

test('what is learned later changes no luck', () => {
  const stretches = [{ seat: 0 }, { seat: 1 }];
  const findings = [finding(outlook(5, 0.9), { played: outlook(2, 0.6) }), finding(outlook(-10, 0))];
  const { entries } = balance(stretches, findings, { reach: 0.03, blur: 0 });
  assert.deepEqual(entries[0].luck.margins, [3, -3]);
  assert.deepEqual(entries[1].luck.margins, [0, 0]);
});

test('opening, rest, choice and luck add up to the end, whatever the analyst believed', () => {
  const stretches = [{ seat: 0 }, { seat: 1 }, { seat: 0 }, { seat: 1 }];
  const findings = [
    finding(outlook(3, 0.6), { others: [other(outlook(6, 0.7), { error: 0.01 })] }),
    finding(outlook(9, 0.8), { played: outlook(5, 0.7), others: [other(outlook(1, 0.4))] }),
    finding(outlook(-4, 0.3), { others: [other(outlook(-5, 0.2), { apart: 0.01 })] }),
    finding(outlook(8, 1), { others: [other(outlook(2, 1))] }),
  ];
  const { opening, rest, entries } = balance(stretches, findings, { reach: 0.1, blur: 0.5 });
  for (const part of ['margins', 'wins'] as const) {
    for (const seat of [0, 1]) {
      const moved = entries.reduce((sum, { choice, luck }) => sum + choice[part][seat] + luck[part][seat], 0);
      close(opening[part][seat] + rest[part][seat] + moved, findings[3].actual[part][seat], part);
    }
    entries.forEach((entry, i) => {
      close(entry.before[part][0] + entry.choice[part][0] + entry.luck[part][0], entry.after[part][0], part);
      if (i > 0) close(entries[i - 1].after[part][0], entry.before[part][0], part);
    });
  }
});

test('what came later corrects what was believed: in full for the played line, in part for others', () => {
  // Seat 0 thought both lines even; the last turn showed that the played one led to a loss by 10.
  const stretches = [{ seat: 0 }, { seat: 1 }];
  const findings = [
    finding(outlook(0, 0.5), { others: [other(outlook(0, 0.5), { apart: 0.1 })] }),
    finding(outlook(-10, 0)),
  ];
  const far = balance(stretches, findings, { reach: 0.01, blur: 0 });
  assert.ok(far.entries[0].choice.margins[0] < -9.9, 'another line far away is not touched by it');
  const near = balance(stretches, findings, { reach: 10, blur: 0 });
  assert.ok(near.entries[0].choice.margins[0] > -0.2, 'a line close by would have lost too');
  assert.ok(near.rest.margins[0] < -9.8, 'then neither choice nor luck explains it');
});
