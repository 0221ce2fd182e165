import { readFileSync } from 'node:fs';
import { luminance } from '@mantine/core';
import { expect, test } from 'vitest';

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8');

const tile = readFileSync('web/profiles/profile-tile.module.css', 'utf8');

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const colour = (name: string): string => new RegExp(`${name}: (#\\w+)`).exec(tokens)?.[1] ?? '';

/** The shade at a percentage over a white picture, as hexadecimal. */
const onWhite = (shade: string, percent: number): string =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(shade.slice(at, at + 2), 16))
    .map((part) => Math.round(255 + ((part - 255) * percent) / 100))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

test('keeps the words on a picture at 4.5:1, even on a white one [FIC-2b, SHELL-18b]', () => {
  const covered = [...tile.matchAll(/var\(--shade\) (\d+)%, transparent\)(?: var\(--fade\))?/g)].map(
    ([, part]) => Number(part),
  );
  const behindWords = Math.min(...covered.filter((part) => part > 50));
  const ground = onWhite(colour('--on-warning'), behindWords);
  expect(contrast(luminance(colour('--on-primary')), luminance(ground))).toBeGreaterThanOrEqual(4.5);
  // The label is dark on white.
  expect(
    contrast(luminance(colour('--on-warning')), luminance(colour('--on-primary'))),
  ).toBeGreaterThanOrEqual(4.5);
});

test('shows the label in body size, without an icon in its place [FIC-2a]', () => {
  const [, label = ''] = /\.name \[data-fictional\] \{([^}]*)\}/.exec(tile) ?? [];
  expect(label).not.toMatch(/font-size|display: none/);
});
