import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { niches } from '#contract/sites/niche.ts';
import { nicheColours, roles } from './niche-colours.ts';

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8');

/** Reads the light or dark colours of the first block with this selector. */
const tokensOf = (selector: string, mode: 'light' | 'dark'): Map<string, string> => {
  const start = tokens.indexOf(`${selector} {`);
  const block = start < 0 ? '' : tokens.slice(start, tokens.indexOf('}', start));
  const colours = /--([\w-]+):\s*(?:(#[0-9a-f]{6})|light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\))/g;
  return new Map(
    [...block.matchAll(colours)].map(([, name = '', both, light = '', dark = '']) => [
      name,
      both ?? (mode === 'light' ? light : dark),
    ]),
  );
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('uses the same colours in icons and cards as in the pages [SITE-2b, SHELL-15a]', () => {
  const inLight = tokensOf(':root', 'light');
  const inDark = tokensOf(':root', 'dark');
  for (const niche of niches) {
    const own = tokensOf(`:root[data-niche='${niche}']`, 'light');
    for (const [name, value] of Object.entries(nicheColours[niche]))
      expect(value, `${niche} ${name}`).toBe(own.get(kebab(name)) ?? inLight.get(kebab(name)));
  }
  for (const name of ['ground', 'text', 'quiet', 'primary', 'secondary', 'onPrimary'] as const)
    expect(roles[name], name).toBe(inLight.get(kebab(name)));
  expect([roles.darkGround, roles.darkText, roles.darkQuiet]).toEqual(
    ['ground', 'text', 'quiet'].map((name) => inDark.get(name)),
  );
});
