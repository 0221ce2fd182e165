import { expect, test } from 'vitest';
import { parseMediaPath } from './media-path.ts';

test('parses an address into a path, a known size and a format [PROF-3b]', () => {
  expect(parseMediaPath('demo/female-young-01-card.webp')).toEqual({
    path: 'demo/female-young-01',
    size: 'card',
    format: 'webp',
    claim: null,
  });
  expect(parseMediaPath('a/b/c_1-thumb.avif')).toMatchObject({
    path: 'a/b/c_1',
    size: 'thumb',
    format: 'avif',
  });
});

test.each([
  '../secret-card.webp',
  'demo/../../x-card.webp',
  'demo//x-card.webp',
  '/etc/passwd',
  '/demo/x-card.webp',
  'demo/x-card.webp/',
  'demo/x-huge.webp',
  'demo/x-constructor.webp',
  'demo/x-card.svg',
  'demo/x-card.jpeg',
  'signed/own/demo/x-card.webp',
  `signed/all/tovec0/${'a'.repeat(64)}/demo/x-card.webp`,
  `signed/own/tovec0/${'a'.repeat(63)}/demo/x-card.webp`,
  `signed/own/tovec0/${'a'.repeat(64)}/../x-card.webp`,
  'demo/x-card.webp\u0000',
  'demo/x-card.webp\n',
  'demo\\x-card.webp',
  'DEMO/x-card.webp',
  '-card.webp',
  'x.webp',
  '',
  `${'a'.repeat(300)}-card.webp`,
])('rejects %j [PROF-3b]', (address) => {
  expect(parseMediaPath(address)).toBeNull();
});
