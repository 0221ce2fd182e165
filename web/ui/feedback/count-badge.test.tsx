import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge, countLabel } from './count-badge.tsx';

test('counts to 99 and shows 99+ above [SHELL-3b]', () => {
  expect([1, 99, 100, 5000].map(countLabel)).toEqual(['1', '99', '99+', '99+']);
});

test('gives screen readers the real number in words [SHELL-3b]', () => {
  render(<CountBadge count={120} tone="unread" label="120 ongelezen berichten" />);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('120 ongelezen berichten')).toBeTruthy();
});
