import { luminance } from '@mantine/core';
import { expect, test } from 'vitest';
import tokens from '../styles/tokens.css?raw';

type Tokens = Readonly<Record<string, string>>;

type Mode = 'light' | 'dark';

/** The colours that a block declares: one for both modes, or `light-dark(light, dark)`. */
const declared = (block: string, mode: Mode): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(?:(#[0-9a-f]{6})|light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\))/g)].map(
      ([, name, both, light, dark]) => [name, both ?? (mode === 'light' ? light : dark)],
    ),
  );

/**
 * The blocks of a stylesheet by niche. If a niche has several blocks, the first value of each name counts.
 */
const blocksOf = (css: string, mode: Mode): Map<string, Tokens> => {
  const found = new Map<string, Tokens>();
  for (const [, niche = 'general', block = ''] of css.matchAll(
    /:root(?:\[data-niche='(\w+)'\])?\s*\{([^}]*)\}/g,
  ))
    found.set(niche, { ...declared(block, mode), ...found.get(niche) });
  return found;
};

const blocks = { light: blocksOf(tokens, 'light'), dark: blocksOf(tokens, 'dark') };
const niches = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];
const modes: readonly Mode[] = ['light', 'dark'];

const coloursOf = (niche: string, mode: Mode): Tokens => ({
  ...blocks[mode].get('general'),
  ...blocks[mode].get(niche),
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

const cases = niches.flatMap((niche) => modes.map((mode) => [niche, mode] as const));

test('gives every niche its own accent, in light and dark [SITE-2b]', () => {
  for (const mode of modes)
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
