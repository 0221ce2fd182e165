import { expect, test } from 'vitest';
import { consolePath } from './console-path.ts';

test('[SAFE-2] after the log-in one comes back to a page of the console, and nowhere else', () => {
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
