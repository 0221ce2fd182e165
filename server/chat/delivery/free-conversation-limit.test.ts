import { expect, test } from 'vitest';
import { mayStart } from './free-conversation-limit.ts';

test('allows two conversations to a member who never bought, and any number to a premium member [ACC-16a]', () => {
  const free = [0, 1, 2, 3].map((started) => mayStart({ premium: false, started }));
  expect(free).toEqual([true, true, false, false]);
  expect(mayStart({ premium: true, started: 500 })).toBe(true);
});
