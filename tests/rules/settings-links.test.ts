import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string): string[] =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));

/** The sections of the settings with the fragments on each, as `web/shell/settings` lists them. */
const listed = readFileSync('web/shell/settings/settings-sections.ts', 'utf8').matchAll(
  /to: '(?<page>[^']+)',[^}]+?anchors: \[(?<anchors>[^\]]+)\]/g,
);
const settings = [...listed].flatMap(({ groups }) =>
  [...(groups?.anchors ?? '').matchAll(/'(?<anchor>[a-z-]+)'/g)].map(({ groups: found }) => ({
    page: groups?.page ?? '',
    anchor: found?.anchor ?? '',
  })),
);

const address = /["'`(}](?<address>\/(?:settings(?:\/[a-z]+)?|notifications)#[a-z-]+)/g;

const linksOf = (pattern: string): string[] =>
  read(pattern).flatMap((source) => [...source.matchAll(address)].map(({ groups }) => groups?.address ?? ''));

test.each(['server/**/*.ts', 'web/**/*.{ts,tsx}', 'texts/pages/**/*.md'])(
  'leads every link of %s to the section that has the setting [PROF-9e]',
  (pattern) => {
    const known = new Set(settings.map(({ page, anchor }) => `${page}#${anchor}`));
    const links = linksOf(pattern);
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  },
);

test('gives every setting its fragment [PROF-9d]', () => {
  const sources = read('web/**/*.tsx').join('\n');
  expect(settings).toHaveLength(22);
  expect(settings.filter(({ anchor }) => !sources.includes(`anchor="${anchor}"`))).toEqual([]);
});
