import { expect, test } from 'vitest';
import { trustOf } from './client-address.ts';

const list = '127.0.0.1, 10.0.0.0/8, fd00::/8, ::1';

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.2', false],
  ['10.200.3.4', true],
  ['::ffff:10.200.3.4', true],
  ['11.0.0.1', false],
  ['fd12::7', true],
  ['fe80::7', false],
  ['::1', true],
  ['unknown', false],
  ['', false],
])('a list trusts the proxy %s: %s', (address, expected) => {
  expect(trustOf(list)(address, 0)).toBe(expected);
});

test('a number trusts that many of the nearest proxies', () => {
  expect([0, 1, 2].map((hop) => trustOf(2)('198.18.0.1', hop))).toEqual([true, true, false]);
});
