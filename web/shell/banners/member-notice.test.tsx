import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, Link } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { cacheUser } from '#web/accounts/keep-user.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { cachePageCookies } from '#web/sites/page-cookies.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { MemberNotice } from './member-notice.tsx';

let client: QueryClient;

const forget = () => {
  for (const name of ['vonk_dismissed', 'vonk_push_offer'])
    Reflect.set(document, 'cookie', `${name}=; Max-Age=0; Path=/`);
};

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  localStorage.clear();
  forget();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery().queryKey, { settings: { ...testSettings, push_public_key: 'key' } });
});

const Page = () => (
  <>
    <MemberNotice />
    <Link to="/likes">on</Link>
  </>
);

const notice = (user: CurrentUser, path = '/members') => {
  cacheUser(client, user);
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return (
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={[path]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>
  );
};

const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
const unconfirmed = 'E-mailadres nog niet bevestigd';

/** A member to whom all four notices apply. */
const needy = (change: Partial<CurrentUser> = {}): CurrentUser => {
  const { profile } = someUser();
  return someUser({
    status: 'not_confirmed',
    notifications_disabled: ['bounce'],
    profile: { ...profile, status: 'disabled', has_photo: false },
    ...change,
  });
};
const withPhoto = { ...someUser().profile, has_photo: true };

test('shows one notice, in the order unconfirmed, disabled notifications, photo, push [SHELL-13c]', () => {
  const member = someUser().id;
  Reflect.set(document, 'cookie', `vonk_push_offer=${member}; Path=/`);
  const order = [
    [needy(), unconfirmed],
    [needy({ status: 'active' }), 'Mails staan uit'],
    [needy({ status: 'active', notifications_disabled: [] }), 'Nog geen foto'],
    [needy({ status: 'active', notifications_disabled: [], profile: withPhoto }), 'Meldingen aanzetten'],
  ] as const;
  const seen = order.map(([user]) => {
    const { unmount } = render(notice(user));
    const labels = shown();
    unmount();
    return labels;
  });
  expect(seen.map((labels) => labels.length)).toEqual([1, 1, 1, 1]);
  expect(seen[0]).toEqual([unconfirmed]);
  expect([seen[2]?.[0], seen[3]?.[0]]).toEqual(['Nog geen foto', 'Meldingen aanzetten']);
});

test.each([
  [
    'new terms',
    'Nieuwe voorwaarden',
    { terms: { version: 3, from: '2026-12-25T00:00:00.000Z', asked: false } },
  ],
  [
    'an announcement',
    'Mededeling',
    { announcement: { id: 1, short: 'Onderhoud', body: 'Vannacht.', link: null } },
  ],
] as const)('shows %s in the first render, as the server does [SHELL-13e]', (_, label, change) => {
  // Code that is loaded on demand would remove the notice of the server until it arrives.
  render(notice(someUser({ profile: withPhoto, ...change })));
  expect(shown()).toEqual([label]);
});

test.each(['/credits/p1/ideal', '/new-terms'])('asks for nothing that can wait on %s [SHELL-13g]', (path) => {
  const announcement = { id: 1, short: 'Onderhoud', body: 'Vannacht.', link: null };
  const { unmount } = render(
    notice(needy({ status: 'active', notifications_disabled: [], announcement }), path),
  );
  expect(shown()).toEqual([]);
  unmount();
  render(notice(needy({ announcement }), path));
  expect(shown()).toEqual([unconfirmed]);
});

test('is rendered by the server with the dismissals and the offer of push of its cookies [SHELL-13e]', () => {
  const user = needy({ status: 'active', notifications_disabled: [] });
  const htmlWith = (cookies: string) => {
    cachePageCookies(client, cookies, true);
    return renderToString(notice(user));
  };
  expect(htmlWith('')).toContain('Nog geen foto');
  expect(htmlWith(`vonk_dismissed=no-photo.${user.id}`)).not.toContain('data-notice');
  expect(htmlWith(`a=b; vonk_dismissed=no-photo.${user.id}; vonk_push_offer=${user.id}`)).toContain(
    'Meldingen aanzetten',
  );
  expect(htmlWith(`vonk_dismissed=no-photo.${user.id}; vonk_push_offer=1`)).not.toContain('data-notice');
});

test('shows the next notice on the next page only, so that nothing appears under a finger [SHELL-13e]', async () => {
  const user = needy({ status: 'active', notifications_disabled: [] });
  Reflect.set(document, 'cookie', `vonk_push_offer=${user.id}; Path=/`);
  render(notice(user));
  fireEvent.click(screen.getByRole('button', { name: 'Niet meer tonen' }));
  expect(shown()).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'on' })));
  expect(shown()).toEqual(['Meldingen aanzetten']);
});
