import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.js';

test('without settings the server is for this machine only, with its store in ./data', () => {
  const config = readConfig({});
  assert.equal(config.HOST, '127.0.0.1');
  assert.equal(config.PORT, 3000);
  assert.equal(config.DATA_DIR, './data');
  assert.equal(config.DATABASE_URL, undefined);
});

test('every setting that makes no sense is named', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'castle',
    AUTH_SECRET: 'short',
    TRUST_PROXY: 'maybe',
    LOG_LEVEL: 'loud',
    MESSAGES_PER_SECOND: '-1',
  };
  assert.throws(
    () => readConfig(wrong),
    (error: unknown) => {
      assert.ok(error instanceof ConfigError);
      assert.deepEqual(error.message.split('\n').sort(), [
        'AUTH_SECRET: must have at least 32 characters',
        'DATABASE_URL: must begin with postgres:// or postgresql://',
        'LOG_LEVEL: must be one of silent, fatal, error, warn, info, debug',
        'MESSAGES_PER_SECOND: must be a whole number',
        'PORT: must be at most 65535',
        'PUBLIC_URL: must be an address such as https://castle.example',
        'TRUST_PROXY: must be yes or no',
      ]);
      return true;
    },
  );
});

test('an empty setting is one that is not given', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }).PORT, 3000);
});
