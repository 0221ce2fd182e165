import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instead } from './unused-router-parts.ts';

const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..');

const exported = (code: string): string[] =>
  [...code.matchAll(/export const (\w+)/g)].flatMap(([, name]) => name ?? []).sort();

test.each(['dom/ssr/fog-of-war.js', 'router/instrumentation.js'])(
  'replaces %s by a module with the same exports [B18]',
  async (part) => {
    const file = join(folder, 'dist/production/lib', part);
    const original: object = await import(file);
    expect(exported(instead(file) ?? '')).toEqual(Object.keys(original).sort());
  },
);

test('leaves all other modules as they are [B18]', () => {
  expect(instead(join(folder, 'dist/production/lib/router/router.js'))).toBeNull();
  expect(instead('/project/web/lib/router/instrumentation.js')).toBeNull();
});
