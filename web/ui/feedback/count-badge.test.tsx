import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge, countLabel } from './count-badge.tsx';

test('counts to 99 and shows 99+ above [SHELL-3b]', () => {
  expect([1, 99, 100, 5000].map(countLabel)).toEqual(['1', '99', '99+', '99+']);
});

test('gives screen readers the real number in words [SHELL-3b]', () => {
  render(<CountBadge count={120} tone="unread" label="120 ongelezen berichten" />);
  expect(screen.getByText('99+').closest('[aria-hidden=true]')).toBeTruthy();
  expect(screen.getByText('120 ongelezen berichten')).toBeTruthy();
});

test('rolls a changed number, not the first one, and announces the new label once [SHELL-3f]', () => {
  const badge = (count: number) => (
    <CountBadge count={count} tone="warning" label={`${count} credits`} announced />
  );
  const { rerender } = render(badge(5));
  const way = (count: string) => screen.getByText(count).getAttribute('data-way');
  expect(way('5')).toBeNull();
  rerender(badge(4));
  expect(way('4')).toBe('down');
  expect(screen.queryByText('5')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('4 credits');
  rerender(badge(9));
  expect(way('9')).toBe('up');
});
