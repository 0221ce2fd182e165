import { luminance } from '@mantine/core';
import { expect, test } from 'vitest';
import tokens from '../styles/tokens.css?raw';

type Tokens = Readonly<Record<string, string>>;

const declared = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );

/**
 * The blocks of a stylesheet by niche. If a niche has several blocks, the first value of each name counts.
 */
const blocksOf = (css: string): Map<string, Tokens> => {
  const found = new Map<string, Tokens>();
  for (const [, niche = 'general', block = ''] of css.matchAll(
    /:root(?:\[data-niche='(\w+)'\])?\s*\{([^}]*)\}/g,
  ))
    found.set(niche, { ...declared(block), ...found.get(niche) });
  return found;
};

const queries = /@media ([^{]*)\{((?:[^{}]*\{[^}]*\})*)\s*\}/g;
const dark = [...tokens.matchAll(queries)].filter(([, asked = '']) => asked.includes('dark'));
const inLight = blocksOf(tokens.replaceAll(queries, ''));
const inDark = blocksOf(dark.map(([, , blocks = '']) => blocks).join(''));
const niches = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];

const coloursOf = (niche: string, mode: string): Tokens => ({
  ...inLight.get('general'),
  ...(mode === 'dark' ? inDark.get('general') : {}),
  ...inLight.get(niche),
  ...(mode === 'dark' ? inDark.get(niche) : {}),
});

const contrast = (one: string, other: string): number => {
  const [a = 0, b = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};

/** Pairs of text and background: on the stage of the front page, in its bubbles, on soft cards, and on a match. */
const written = [
  ['--on-stage', '--stage'],
  ['--on-stage-quiet', '--stage'],
  ['--on-stage', '--stage-hover'],
  ['--text', '--accent-soft'],
  ['--on-match', '--match-from'],
  ['--on-match', '--match-to'],
] as const;

const cases = niches.flatMap((niche) => ['light', 'dark'].map((mode) => [niche, mode] as const));

test('gives every niche its own accent, in light and dark [SITE-2b]', () => {
  for (const mode of ['light', 'dark'])
    expect(new Set(niches.map((niche) => coloursOf(niche, mode)['--stage'])).size).toBe(niches.length);
  expect(new Set(niches.map((niche) => coloursOf(niche, 'light')['--accent'])).size).toBe(niches.length);
});

test.each(cases)(
  'keeps text on the colours of %s at 4.5:1 in %s [SITE-2b, SHELL-7a, FIC-2b]',
  (niche, mode) => {
    const colours = coloursOf(niche, mode);
    for (const [words, ground] of written)
      expect(
        contrast(colours[words] ?? '', colours[ground] ?? ''),
        `${words} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  },
);
