import { expect, test } from 'vitest';
import { rolesOf } from './scheme.tsx';

/** The last value of a role in a stylesheet. */
const roleIn = (sheet: string, role: string): string | undefined =>
  [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => !selector.includes('niche'))
    .flatMap(([, , block = '']) => [...block.matchAll(new RegExp(`--${role}: ([^;]+);`, 'g'))])
    .at(-1)?.[1];

test('shows the roles of both schemes whatever scheme the device prefers', () => {
  const [light, dark] = [rolesOf('light'), rolesOf('dark')];
  expect(roleIn(light, 'ground')).toBe('#fff7fa');
  expect(roleIn(dark, 'ground')).toBe('#1b0f17');
  expect(roleIn(dark, 'shadow-small')).toBe('0 2px 8px rgb(0 0 0 / 30%)');
  expect(light).toContain('color-scheme: light;');
  expect(dark).toContain('color-scheme: dark;');
  for (const sheet of [light, dark]) {
    expect(sheet).not.toMatch(/prefers-color-scheme|light-dark/);
    // No rule applies to the rest of the page.
    expect(sheet).not.toMatch(/:root(?:\[[^\]]*\])?\s*\{/);
  }
  expect(dark).toContain(":root[data-niche='she'] [data-scheme='dark'] {");
});
