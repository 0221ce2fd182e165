import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { userQuery } from '../user.ts';
import { useConfirmReminder } from './use-confirm-reminder.ts';

const noor = someUser({ status: 'not_confirmed', profile: { status: 'disabled' } });

const reminderOf = (user: CurrentUser | null, path: string, isPhone: boolean) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    media,
    matches: isPhone,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(userQuery().queryKey, { user });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(useConfirmReminder, { wrapper }).result.current;
};

afterEach(() => vi.restoreAllMocks());

test('shows an alert to an unconfirmed member, and a dialog right after a sign-up on a phone [ACC-6a, SHELL-13a]', () => {
  expect(reminderOf(noor, '/members', false)).toBe('alert');
  expect(reminderOf(noor, '/members', true)).toBe('alert');
  expect(reminderOf(noor, '/complete-signup?signup-complete', false)).toBe('alert');
  expect(reminderOf(noor, '/complete-signup?signup-complete', true)).toBe('dialog');
});

test('shows nothing to visitors and confirmed members [ACC-6a, SHELL-13a]', () => {
  expect(reminderOf(null, '/members?signup-complete', true)).toBe('none');
  expect(reminderOf({ ...noor, status: 'active' }, '/members?signup-complete', true)).toBe('none');
});
