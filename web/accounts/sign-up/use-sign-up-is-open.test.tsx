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

test('[ACC-3] open to all, to nobody, or to who comes with a traffic source in the address', () => {
  expect(isOpen('all', '/signup')).toBe(true);
  expect(isOpen('none', '/signup?network=nw')).toBe(false);
  expect(isOpen('with_trafficsource', '/signup')).toBe(false);
  expect(isOpen('with_trafficsource', '/signup?network=nw')).toBe(true);
  expect(isOpen('with_trafficsource', '/signup?ref=friend')).toBe(true);
  // What sub1 to sub3 say is about a source, and none by itself.
  expect(isOpen('with_trafficsource', '/signup?sub1=a')).toBe(false);
});

test('[ACC-3] [SHELL-11] a traffic source that came with an earlier page still counts', () => {
  rememberTags({ ref: 'friend' });
  expect(isOpen('with_trafficsource', '/members')).toBe(true);
  expect(isOpen('none', '/members')).toBe(false);
});
