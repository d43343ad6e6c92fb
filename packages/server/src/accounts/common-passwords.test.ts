import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCommon } from './common-passwords.js';

test('passwords that everybody tries first are common, others are not', () => {
  const common = [
    'password123',
    'Password123!',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'abcdefghijk',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Manchester',
    'manchester99',
    '!!dragon2024',
    '12345678901234567890',
  ];
  for (const password of common) assert.ok(isCommon(password), password);
  const good = [
    'correct horse battery',
    'three herons by the moat',
    'a long enough password',
    'dragon#9kQ!7zLp2',
    'żółta łódź na fosie',
    'πέντε ερωδιοί',
    'x7!fPq02mz',
  ];
  for (const password of good) assert.ok(!isCommon(password), password);
});

test('the name one signs in with is no password', () => {
  assert.ok(isCommon('ann.castle1', 'Ann.Castle'));
  assert.ok(isCommon('heronsmoat22', 'heronsmoat@castle.example'));
  assert.ok(!isCommon('ann and the five herons', 'ann'));
});
