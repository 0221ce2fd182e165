import { expect, test } from 'vitest';
import { creditsBadgeTone } from './credits-badge.tsx';

test('hides the credits badge above 10, warns from 10 down, and shows danger at 0 [SHELL-3c]', () => {
  expect([11, 10, 1, 0].map(creditsBadgeTone)).toEqual([null, 'warning', 'warning', 'danger']);
});
