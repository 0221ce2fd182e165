import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge, countLabel } from './count-badge.tsx';

test('[SHELL-3] a badge counts to 99 and says 99+ above', () => {
  expect([1, 99, 100, 5000].map(countLabel)).toEqual(['1', '99', '99+', '99+']);
});

test('[SHELL-3] a badge says the real number in words to who cannot see it', () => {
  render(<CountBadge count={120} tone="unread" label="120 ongelezen berichten" />);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('120 ongelezen berichten')).toBeTruthy();
});
