import { expect, test } from 'vitest';
import { soughtBy } from './choice-step.tsx';

test('proposes whom a newcomer looks for, and both to a bi newcomer [DISC-1h]', () => {
  expect(soughtBy('female', 'bi')).toBe('both');
  expect(soughtBy('female', 'hetero')).toBe('male');
  expect(soughtBy('male', 'hetero')).toBe('female');
  expect(soughtBy('male', 'gay')).toBe('male');
  expect(soughtBy('female', 'lesbian')).toBe('female');
});

test('proposes nothing before the answers say it [DISC-1h]', () => {
  expect(soughtBy('', 'hetero')).toBe('');
  expect(soughtBy('female', '')).toBe('');
});
