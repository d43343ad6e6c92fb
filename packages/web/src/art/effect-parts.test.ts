import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawEffect } from './effect-parts.js';

const drawn = (text: string): string => {
  const { price, options } = drawEffect(text);
  const parts = (list: (typeof options)[number]) =>
    list
      .map(({ icon, count, less, of }) => `${count}${icon}${of ? `(${of})` : ''}${less ? `-${less}` : ''}`)
      .join('+');
  return `${price.length ? `${parts(price)}>` : ''}${options.map(parts).join('/')}`;
};

test('the castle vocabulary is drawn', () => {
  assert.equal(drawn('pay seal 1 > courtier'), '1seal>1courtier');
  assert.equal(drawn('food 1, lantern'), '1food+1lantern');
  assert.equal(drawn('pay coin 4 > tile:any'), '4coin>1tile-any');
  assert.equal(drawn('any 1, coin 2, decree:vp'), '1any+2coin+1decree(vp)');
});

test('the duel vocabulary is drawn', () => {
  assert.equal(drawn('pay 1c > courtier-1'), '1coin>1courtier-1');
  assert.equal(drawn('garden-1 / trade-1'), '1gardener-1/1goods-common-1');
  assert.equal(drawn('lantern_card_activate'), '1lantern-card+1lantern');
  assert.equal(drawn('lantern:coral, money 3'), '1lantern-coral+3money');
  assert.equal(drawn('3c 1s'), '3coin+1seal');
});
