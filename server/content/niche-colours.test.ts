import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { niches } from '#contract/sites/niche.ts';
import { nicheColours, roles } from './niche-colours.ts';

const light = readFileSync('web/ui/styles/tokens.css', 'utf8').split('@media (prefers-color-scheme: dark)');

/** Reads the variables of the first block with this selector. */
const tokensOf = (css: string, selector: string): Map<string, string> => {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('uses the same colours in icons and cards as in the pages [SITE-2b, SHELL-15a]', () => {
  const [first = ''] = light;
  const inLight = tokensOf(first, ':root');
  const inDark = tokensOf(light[1] ?? '', ':root');
  for (const niche of niches) {
    const own = tokensOf(light.join(''), `:root[data-niche='${niche}']`);
    for (const [name, value] of Object.entries(nicheColours[niche]))
      expect(value, `${niche} ${name}`).toBe(own.get(kebab(name)) ?? inLight.get(kebab(name)));
  }
  for (const name of ['ground', 'text', 'quiet', 'primary', 'secondary', 'onPrimary'] as const)
    expect(roles[name], name).toBe(inLight.get(kebab(name)));
  expect([roles.darkGround, roles.darkText, roles.darkQuiet]).toEqual(
    ['ground', 'text', 'quiet'].map((name) => inDark.get(name)),
  );
});
