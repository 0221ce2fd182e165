import { expect, test } from 'vitest';
import { creditsBadgeTone } from './credits-badge.tsx';

test('[SHELL-3] the credits badge stays away above 10, warns from 10 down, and is danger at 0', () => {
  expect([11, 10, 1, 0].map(creditsBadgeTone)).toEqual([null, 'warning', 'warning', 'danger']);
});
