import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverOnly } from './vite-texts.ts';

test('[B18] texts kept from the browser are named only by pages that ship no script', () => {
  const naming = globSync('web/**/*.{ts,tsx}').filter((file) => {
    const keys =
      readFileSync(file, 'utf8').match(/'[a-z]+\.[a-z_]+\.[a-z_.]+'|"[a-z]+\.[a-z_]+\.[a-z_.]+"/g) ?? [];
    return keys.some((key) => serverOnly.test(key.slice(1, -1)));
  });
  expect(naming.filter((file) => !file.startsWith('web/content/'))).toEqual([]);
});
