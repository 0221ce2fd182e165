import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { getAddress } from '#contract/accounts/get-address.ts';
import {
  getNotificationChoices,
  type NotificationChoices,
} from '#contract/notifications/get-notification-choices.ts';
import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import { getFictionalChoice } from '#contract/profiles/get-fictional-choice.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { someProfile } from '#tests/support/samples/some-profile.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { cacheUser } from '#web/accounts/keep-user.ts';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { AppFrame } from '../layout/app-frame.tsx';
import AccountPage from './account-page.tsx';
import NotificationsPage from './notifications-page.tsx';
import SettingsPage from './overview-page.tsx';
import { settingsSections } from './settings-sections.ts';

let client: QueryClient;

const choices: NotificationChoices = {
  mail: { message: 'at_once', like: 'none', match: 'none' },
  push: { message: true, like: true, match: true },
  push_previews: false,
  push_devices: 1,
  email: {
    address: 'anna@post.example',
    source: 'sign_up',
    since: '2026-03-04T12:00:00.000Z',
    verified: true,
  },
  stops: [],
  unsubscribed: [],
};

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  cacheUser(client, someUser());
  client.setQueryData(queryFor(getNotificationChoices, {}).queryKey, choices);
  client.setQueryData(queryFor(getAddress, {}).queryKey, {
    email: 'anna@post.example',
    verified: true,
    pending: null,
  });
  client.setQueryData(queryFor(getTwoStep, {}).queryKey, {
    on: false,
    since: null,
    recovery_codes_left: 0,
    passkeys: [],
  });
  client.setQueryData(queryFor(getFictionalChoice, {}).queryKey, { hidden: true });
  client.setQueryData(queryFor(getSpendingCap, {}).queryKey, {
    currency: 'EUR',
    cap: 5000,
    spent: 0,
    counted: [],
    next: null,
  });
  client.setQueryData(queryFor(getOwnProfile, {}).queryKey, { profile: someProfile });
});

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{`${pathname}${hash}`}</p>;
};

const show = (at: string) => {
  const Stub = createRoutesStub([
    { path: '/settings', Component: SettingsPage },
    { path: '/notifications', Component: NotificationsPage },
    { path: '/settings/account', Component: AccountPage },
    { path: '*', Component: Address },
  ]);
  render(
    <AppRoot nonce="" language="nl" queryClient={client}>
      <AppFrame>
        <Stub initialEntries={[at]} />
      </AppFrame>
    </AppRoot>,
  );
};

/** The rows of the overview: address, name and state. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Instellingen' }))
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('href'),
      ...[...link.querySelectorAll('span > span')].map(({ textContent }) => textContent),
    ]);

test('lists each section with one line of state [PROF-9d]', () => {
  show('/settings');
  expect(rows()).toEqual([
    ['/notifications', 'Meldingen', 'Mail en push aan'],
    ['/settings/account', 'Account', 'anna@post.example'],
    ['/settings/security', 'Beveiliging', 'Twee stappen uit'],
    ['/settings/privacy', 'Privacy', expect.stringMatching(/zichtbaar|leden|iedereen/i)],
    ['/settings/people', 'Zoeken en likes', 'Fictieve profielen verborgen'],
    ['/settings/display', 'Weergave en taal', 'Systeem · Nederlands'],
    ['/settings/payments', 'Betalen', expect.stringMatching(/^Eigen limiet €\s50,00$/)],
  ]);
});

test('leaves the state empty that is unknown, and still leads to its section [PROF-9d]', () => {
  client.removeQueries({ queryKey: queryFor(getFictionalChoice, {}).queryKey });
  show('/settings');
  expect(rows()).toContainEqual(['/settings/people', 'Zoeken en likes', '']);
});

test('gives a section its title, the rail with the section marked, and a way back [PROF-9d]', async () => {
  show('/settings/account');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account');
  await waitFor(() => expect(document.title).toBe(`Account · ${testSettings.name}`));
  const rail = within(screen.getByRole('navigation', { name: 'Instellingen' }));
  expect(rail.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/settings/account');
  expect(rail.getAllByRole('link')).toHaveLength(settingsSections.length + 1);
  expect(screen.getByRole('link', { name: 'Instellingen' }).getAttribute('href')).toBe('/settings');
});

test('holds mail, push and the deletion of the account on /notifications [PROF-9b]', () => {
  show('/notifications');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Mail en push', 'Meldingen op dit apparaat', 'Account verwijderen']);
});

test.each([
  ['export', '/settings/privacy'],
  ['consents', '/settings/privacy'],
  ['blocked', '/settings/privacy'],
  ['visibility', '/settings/privacy'],
  ['devices', '/settings/security'],
  ['two-step', '/settings/security'],
  ['security-events', '/settings/security'],
  ['spending-cap', '/settings/payments'],
  ['payment-methods', '/settings/payments'],
  ['fictional', '/settings/people'],
])('leads the address of before, /notifications#%s, to %s [PROF-9e]', async (anchor, page) => {
  show(`/notifications#${anchor}`);
  expect((await screen.findByTestId('address')).textContent).toBe(`${page}#${anchor}`);
  cleanup();
});

test('stays on /notifications for its own settings and for an unknown fragment [PROF-9e]', () => {
  for (const anchor of ['push', 'delete-account', 'nothing']) {
    show(`/notifications#${anchor}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meldingen');
    cleanup();
  }
});
