import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '#contract/sites/settings.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { rememberTags } from '#web/tracking/traffic-tags.ts';
import { useSignUpIsOpen } from './use-sign-up-is-open.ts';

const isOpen = (signups: Settings['signups'], path: string): boolean => {
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: { ...testSettings, signups } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(useSignUpIsOpen, { wrapper }).result.current;
};

beforeEach(() => window.sessionStorage.clear());

test('opens the sign-up to all, to none, or to visitors with a traffic source [ACC-3a]', () => {
  expect(isOpen('all', '/signup')).toBe(true);
  expect(isOpen('none', '/signup?network=nw')).toBe(false);
  expect(isOpen('with_trafficsource', '/signup')).toBe(false);
  expect(isOpen('with_trafficsource', '/signup?network=nw')).toBe(true);
  expect(isOpen('with_trafficsource', '/signup?ref=friend')).toBe(true);
  // The tags sub1 to sub3 describe a source, but are not a source themselves.
  expect(isOpen('with_trafficsource', '/signup?sub1=a')).toBe(false);
});

test('counts a traffic source from an earlier page [ACC-3a, SHELL-11c]', () => {
  rememberTags({ ref: 'friend' });
  expect(isOpen('with_trafficsource', '/members')).toBe(true);
  expect(isOpen('none', '/members')).toBe(false);
});
