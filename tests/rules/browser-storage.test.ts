import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';

const code = [...globSync('web/**/*.{ts,tsx}'), ...globSync('web/public/*.js')]
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Names that look like a key and store nothing: an event and a lock between tabs. */
const notStored: readonly string[] = ['vonk:stale-chunk', 'vonk.refresh'];

/** Keys of the console. The cookie page is for members and visitors. */
const ofOperators: readonly string[] = ['vonk.console.blur'];

/** The fixed start of every storage key and cache name in the code. Underscores are in names of cookies. */
const keysInCode = new Set(
  code
    .flatMap(({ text }) => [...text.matchAll(/['`](vonk[.:-][a-z.:-]+)/g)].map(([, key = '']) => key))
    .map((key) => key.replace(/[.:-]+$/, ''))
    .filter((key) => !notStored.includes(key) && !ofOperators.includes(key)),
);

const keysOnPage = (language: string): string[] =>
  [
    ...readFileSync(`texts/pages/${language}/cookies.md`, 'utf8').matchAll(/\*\*(vonk[.:-][a-z.:-]*[a-z])/g),
  ].map(([, key = '']) => key);

test.each(locales)(
  '%s: the cookie page lists every key that the code stores in the browser [GDPR-11e]',
  (language) => {
    expect(keysInCode.size).toBeGreaterThan(10);
    expect(keysOnPage(language).sort()).toEqual([...keysInCode].sort());
  },
);

/** Cookies of operators, and a channel of the database. */
const noCookies: readonly string[] = ['vonk_operator', 'vonk_operator_device', 'vonk_live'];

const cookiesInCode = new Set(
  globSync('{contract,server,web}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'(vonk_[a-z_]+)'/g)])
    .map(([, name = '']) => name)
    .filter((name) => !noCookies.includes(name)),
);

test.each(locales)('%s: the cookie page lists every cookie that the code sets [GDPR-11f]', (language) => {
  const page = readFileSync(`texts/pages/${language}/cookies.md`, 'utf8');
  const named = [...page.matchAll(/\*\*(vonk_[a-z_]+)/g)].map(([, name = '']) => name);
  expect(cookiesInCode.size).toBeGreaterThan(7);
  expect(named.sort()).toEqual([...cookiesInCode].sort());
});

/** Files that store under a key which their caller names, so that the caller's file holds it. */
const generic: readonly string[] = ['web/platform/store.ts', 'web/platform/outbox/stored-entries.ts'];

test('every file that writes to browser storage takes its key from a literal that this test finds [GDPR-11e]', () => {
  const writers = code.filter(
    ({ path, text }) =>
      /\b(?:setItem|createSessionStore|storedEntries|caches\.open)\(/.test(text) && !generic.includes(path),
  );
  expect(writers.length).toBeGreaterThan(8);
  const without = writers.filter(({ text }) => !/['`]vonk[.:-]|draftsKey|outboxKey/.test(text));
  expect(without.map(({ path }) => path)).toEqual([]);
});
