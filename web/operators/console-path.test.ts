import { expect, test } from 'vitest';
import { consolePath } from './console-path.ts';

test('returns to a console page after the log-in, and to no other page [SAFE-2e]', () => {
  expect(consolePath('/console/photos?a=1')).toBe('/console/photos?a=1');
  for (const to of [
    null,
    '',
    '/members',
    '/consoles',
    '//evil.example/console',
    'https://evil.example/console',
    '/console/login?to=/console',
    '/console/set-up?token=x',
  ])
    expect(consolePath(to), String(to)).toBe('/console');
});
