import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSections } from './settings-sections.ts';

const address = /["'`(}]\/(?<path>(?:settings(?:\/[a-z]+)?|notifications))#(?<anchor>[a-z-]+)/g;

/** Every address of a setting in mails, information pages and screens. */
const links = globSync(['server/**/*.ts', 'web/**/*.ts*', 'texts/pages/**/*.md'], {
  exclude: (name) => String(name).includes('.test.'),
}).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(address)].map(({ groups }) => ({ file, ...groups })),
);

test('finds the links of mails, information pages and screens to a setting [PROF-9e]', () => {
  const worlds = new Set(links.map(({ file }) => file.split('/')[0]));
  expect([...worlds].toSorted()).toEqual(['server', 'texts', 'web']);
});

test('leads every link to a setting to the section that has it [PROF-9e]', () => {
  const known = new Set(settingsSections.flatMap(({ to, anchors }) => anchors.map((one) => `${to}#${one}`)));
  const dead = links.filter(
    (link) => !known.has(`/${Reflect.get(link, 'path')}#${Reflect.get(link, 'anchor')}`),
  );
  expect(dead).toEqual([]);
});

test('names only anchors that a setting has [PROF-9d]', () => {
  const sources = globSync('web/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const anchors = settingsSections.flatMap((section) => section.anchors);
  expect(anchors.filter((one) => !sources.some((source) => source.includes(`anchor="${one}"`)))).toEqual([]);
});
