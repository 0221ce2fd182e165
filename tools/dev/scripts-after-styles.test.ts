import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { laterScripts } from './scripts-after-styles.ts';

const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..');
const file = 'dist/production/lib/dom/ssr/components.js';

test('loads the manifest, the entry and the parts of a page after its styles [OPS-2f]', () => {
  const code = readFileSync(join(folder, file), 'utf8');
  const changed = laterScripts(code);
  expect(changed?.match(/rel: "modulepreload",fetchPriority: "low",/g)).toHaveLength(3);
  expect(changed?.replaceAll('fetchPriority: "low",', '')).toBe(code);
});

test('throws if the router preloads scripts differently [OPS-2f]', () => {
  expect(laterScripts('export const other = 1;')).toBeNull();
  expect(() => laterScripts('function Scripts(scriptProps) {} function mergeRefs(')).toThrow(/React Router/);
});
