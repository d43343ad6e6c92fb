import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from './device-name.js';

test('browsers are known by the names people use', () => {
  const agents: [string, string | undefined, string | undefined][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['node', undefined, undefined],
    ['', undefined, undefined],
  ];
  for (const [agent, browser, system] of agents) assert.deepEqual(deviceOf(agent), { browser, system });
});
