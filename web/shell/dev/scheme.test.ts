import { expect, test } from 'vitest';
import { rolesOf } from './scheme.tsx';

/** The last value of a role in a stylesheet, as it applies on a wide screen. */
const roleIn = (sheet: string, role: string): string | undefined =>
  [...sheet.replaceAll(/@media not all \{(?:[^{}]*\{[^}]*\})*\s*\}/g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => !selector.includes('niche'))
    .flatMap(([, , block = '']) => [...block.matchAll(new RegExp(`--${role}: ([^;]+);`, 'g'))])
    .at(-1)?.[1];

test('shows the roles of both schemes whatever scheme the device prefers', () => {
  const [light, dark] = [rolesOf('light'), rolesOf('dark')];
  expect(roleIn(light, 'ground')).toBe('#fff7fa');
  expect(roleIn(dark, 'ground')).toBe('#1b0f17');
  expect(light).toContain('color-scheme: light;');
  expect(dark).toContain('color-scheme: dark;');
  for (const sheet of [light, dark]) {
    expect(sheet).not.toContain('prefers-color-scheme');
    // No rule applies to the rest of the page.
    expect(sheet).not.toMatch(/:root(?:\[[^\]]*\])?\s*\{/);
  }
  expect(dark).toContain(":root[data-niche='she'] [data-scheme='dark'] {");
});
