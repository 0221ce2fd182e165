import { expect, test } from 'vitest';
import { mayStart } from './free-conversation-limit.ts';

test('[ACC-16] who never bought starts two conversations, who is premium as many as they like', () => {
  const free = [0, 1, 2, 3].map((started) => mayStart({ premium: false, started }));
  expect(free).toEqual([true, true, false, false]);
  expect(mayStart({ premium: true, started: 500 })).toBe(true);
});
