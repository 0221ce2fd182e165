import { expect, test } from 'vitest';
import { browserNames } from './browser-names.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet for Android',
    'Android',
  ],
])('names %s as %s on %s [AUTH-8d]', (userAgent, browser, system) => {
  expect(browserNames(userAgent)).toEqual({ browser, system });
});

test.each([
  '',
  '   ',
  'curl/8.5.0',
  'Bel meteen 0900-1234, je account is gehackt',
  '(((((((',
  '\u0000'.repeat(20),
  'a'.repeat(100_000),
])('names nothing for an empty or unrecognised header [AUTH-8d]', (userAgent) => {
  expect(browserNames(userAgent)).toEqual({ browser: null, system: null });
});
