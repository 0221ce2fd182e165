import { DEFAULT_THEME, luminance, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import tokens from '../styles/tokens.css?raw';
import { cssVariables, theme } from './theme.ts';

test('has breakpoints at 576, 768, 992 and 1200 px [SHELL-7a]', () => {
  const { xs, sm, md, lg } = theme.breakpoints ?? {};
  expect([xs, sm, md, lg].map((width) => Number.parseFloat(width ?? '') * 16)).toEqual([576, 768, 992, 1200]);
});

test('has magenta as primary, dark magenta as secondary, green for success, and its own colour for unread [SHELL-7a]', () => {
  const { magenta, wine, green, unread } = theme.colors ?? {};
  expect(theme.primaryColor).toBe('magenta');
  expect([magenta?.[7], wine?.[7], green?.[7], unread?.[7]]).toEqual([
    '#D6006E',
    '#7A0B4B',
    '#177245',
    '#6D28D9',
  ]);
});

/** Resolves a colour: a literal, a token (its light value comes first), or a step of a scale. */
const colourOf = (value: string): string => {
  const step = /--mantine-color-(\w+)-(\d)/.exec(value);
  if (step) return theme.colors?.[step[1] ?? '']?.[Number(step[2])] ?? '';
  const token = /var\((--[\w-]+)\)/.exec(value);
  if (!token) return value;
  return new RegExp(`${token[1]}: (?:light-dark\\()?(#\\w+)`).exec(tokens)?.[1] ?? 'no such token';
};

test.each(['magenta', 'red', 'green'])(
  'keeps text on a light %s button at 4.5:1, also on hover [SHELL-7a]',
  (name) => {
    const { light } = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
    const words = colourOf(light[`--mantine-color-${name}-light-color`] ?? '');
    for (const ground of ['light', 'light-hover']) {
      const fallback = `var(--mantine-color-${name}-${ground === 'light' ? 1 : 2})`;
      const behind = colourOf(light[`--mantine-color-${name}-${ground}`] ?? fallback);
      const [a, b] = [luminance(words), luminance(behind)].sort((x, y) => y - x);
      expect(((a ?? 0) + 0.05) / ((b ?? 0) + 0.05), `${words} on ${behind}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
