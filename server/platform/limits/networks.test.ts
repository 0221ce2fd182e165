import { expect, test } from 'vitest';
import { networksOf, widestNetwork } from './networks.ts';

const keys = (ip: string) => networksOf(ip).map(({ key }) => key);

test('counts an IPv4 client by its /24 and by its address [SAFE-8a]', () => {
  expect(keys('192.0.2.7')).toEqual(['192.0.2.0/24', '192.0.2.7']);
  expect(keys('::ffff:192.0.2.7')).toEqual(keys('192.0.2.7'));
});

test('counts an IPv6 client by its /48, /56 and /64 [SAFE-8a]', () => {
  expect(keys('2001:db8:1:2ff:3::1')).toEqual([
    '2001:db8:1::/48',
    '2001:db8:1:200::/56',
    '2001:db8:1:2ff::/64',
  ]);
  expect(keys('2001:0DB8:0001:02ff::9')).toEqual(keys('2001:db8:1:2ff:3::1'));
  expect(keys('2001:db8::1')).toEqual(['2001:db8:0::/48', '2001:db8:0:0::/56', '2001:db8:0:0::/64']);
});

test('gives wider networks wider budgets [SAFE-8a]', () => {
  for (const ip of ['192.0.2.7', '2001:db8::1']) {
    const factors = networksOf(ip).map(({ factor }) => factor);
    expect(factors).toEqual([...factors].sort((a, b) => b - a));
    expect(factors.at(-1)).toBe(1);
  }
});

test('counts an invalid address as one short key [SAFE-8a]', () => {
  expect(keys('x'.repeat(500))).toEqual(['x'.repeat(64)]);
});

test('finds the network that one person may own, and none for an invalid address [SAFE-8a]', () => {
  expect(widestNetwork('192.0.2.7')).toBe('192.0.2.0/24');
  expect(widestNetwork('2001:db8:1:2ff::1')).toBe('2001:db8:1::/48');
  expect(widestNetwork('unix')).toBeNull();
});
