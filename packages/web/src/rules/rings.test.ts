import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, placeNumbers } from './rings.js';

const PICTURE: Box = { left: 0, top: 0, width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left ||
  b.left + b.width <= a.left ||
  a.top + a.height <= b.top ||
  b.top + b.height <= a.top;

test('a number sits at the upper left corner of its ring when nothing is in its way', () => {
  const [number] = placeNumbers([box(100, 80, 60, 40)], 20, PICTURE);
  assert.deepEqual(number, box(85, 65, 20, 20));
});

test('the numbers of rings that touch lie beside each other', () => {
  const rings = [box(60, 60, 40, 30), box(50, 52, 24, 24), box(100, 60, 40, 30), box(60, 60, 90, 40)];
  const numbers = placeNumbers(rings, 20, PICTURE);
  numbers.forEach((a, i) => {
    for (const b of numbers.slice(i + 1)) assert.ok(apart(a, b), `${JSON.stringify(a)} ${JSON.stringify(b)}`);
  });
});

test('a number stays out of the part beside its own', () => {
  const left = box(40, 60, 80, 40);
  const [, number] = placeNumbers([left, box(120, 60, 80, 40)], 20, PICTURE);
  assert.ok(apart(number, left));
});

test('a number stays in its picture', () => {
  const numbers = placeNumbers([box(0, 0, 300, 40), box(0, 160, 300, 40)], 20, PICTURE);
  for (const { left, top, width, height } of numbers) {
    assert.ok(left >= -7 && top >= -7, `${left} ${top}`);
    assert.ok(left + width <= 307 && top + height <= 207, `${left} ${top}`);
  }
});

test('a number stays off what is drawn beside its ring', () => {
  const icon = box(84, 64, 20, 20);
  const [number] = placeNumbers([box(100, 80, 60, 40)], 20, PICTURE, [icon]);
  assert.ok(apart(number, icon));
});
