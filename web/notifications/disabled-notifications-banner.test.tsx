import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { DisabledNotificationsBanner } from './disabled-notifications-banner.tsx';
import type { Cause } from './notification-choices.ts';

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  localStorage.clear();
  Reflect.set(document, 'cookie', 'vonk_dismissed=; Max-Age=0; Path=/');
});

const show = (causes: readonly Cause[], member = 7, kinds: readonly NoticeKind[] = []) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <DisabledNotificationsBanner
          member={member}
          causes={causes}
          kinds={kinds}
          verify={<button type="button">verify</button>}
          onEnabled={() => {}}
        />
      ),
    },
  ]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const banner = () => screen.queryByRole('region')?.textContent ?? null;

test('shows a separate text for each cause and disappears with the cause [SHELL-13a, NOTIF-2b]', () => {
  const causes: Cause[] = ['fbl', 'bounce', 'list-unsubscribe'];
  const said = causes.map((cause) => {
    const { unmount } = show([cause]);
    const words = banner();
    const verifies = screen.queryByRole('button', { name: 'verify' }) !== null;
    unmount();
    return { words, verifies };
  });
  expect(new Set(said.map(({ words }) => words)).size).toBe(3);
  expect(said.map(({ verifies }) => verifies)).toEqual([false, true, false]);
  show([]);
  expect(banner()).toBeNull();
});

test('stays dismissed for that member on later visits and stores the time [SHELL-13b]', () => {
  const { unmount } = show(['fbl']);
  fireEvent.click(screen.getByRole('button', { name: 'Niet meer tonen' }));
  expect(banner()).toBeNull();
  expect(Date.parse(localStorage.getItem('vonk:dismissed:disabled-notifications:7') ?? '')).not.toBeNaN();
  unmount();
  const again = show(['bounce']);
  expect(banner()).toBeNull();
  again.unmount();
  show(['fbl'], 8);
  expect(banner()).not.toBeNull();
});

test('names the kinds of mail that a link ended, with the button that turns them on again [NOTIF-2d]', () => {
  show(['list-unsubscribe'], 7, ['message', 'match']);
  expect(banner()).toContain('Een nieuw bericht, Een match');
  expect(banner()).not.toContain('alleen hier');
  expect(screen.getByRole('button', { name: 'Mails weer aanzetten' })).toBeTruthy();
});
