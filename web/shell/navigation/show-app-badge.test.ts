import { afterEach, expect, test } from 'vitest';
import { showAppBadge } from './show-app-badge.ts';

const calls: string[] = [];
const badges = (outcome: () => Promise<void>) =>
  Object.assign(navigator, {
    setAppBadge: (count: number) => {
      calls.push(`set ${count}`);
      return outcome();
    },
    clearAppBadge: () => {
      calls.push('clear');
      return outcome();
    },
  });

afterEach(() => {
  calls.length = 0;
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

test('shows the number on the app icon, and clears it for 0 [SHELL-15c, PUSH-8a]', () => {
  badges(() => Promise.resolve());
  for (const count of [3, 0, 120]) showAppBadge(count);
  expect(calls).toEqual(['set 3', 'clear', 'set 120']);
});

test('ignores a browser that has no badges or refuses them [SHELL-15c, PUSH-8b]', async () => {
  showAppBadge(3);
  badges(() => Promise.reject(new Error('no permission')));
  showAppBadge(3);
  showAppBadge(0);
  await Promise.resolve();
  expect(calls).toEqual(['set 3', 'clear']);
});
