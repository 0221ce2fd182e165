import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someProfile } from '#tests/support/samples/some-profile.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { cacheUser } from '#web/accounts/keep-user.ts';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { TopBar } from './top-bar.tsx';

let client: QueryClient;

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

const show = (user: CurrentUser | null, { unread = 0, likes = 0 } = {}) => {
  cacheUser(client, user);
  const chats = [someChat({ num_unread_messages: unread })];
  const liked_by = Array.from({ length: likes }, (_, at) => ({
    id: at + 1,
    profile: someCard({ id: at + 1 }),
    liked_at: '2026-11-21T10:00:00.000Z',
    match: false,
    origin: 'own' as const,
    about: null,
    like_new: true,
  }));
  client.setQueryData(queryFor(getChats, {}).queryKey, { chats, older: null });
  client.setQueryData(queryFor(getLikes, {}).queryKey, { profiles: [], liked_by, older: null });
  const Stub = createRoutesStub([{ path: '*', Component: () => <TopBar chooseLanguage={() => {}} /> }]);
  render(
    <AppRoot nonce="" language="nl" queryClient={client}>
      <Stub initialEntries={['/members']} />
    </AppRoot>,
  );
};

const ways = () =>
  screen.queryByRole('navigation', { name: 'Hoofdmenu' })
    ? screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))
        .slice(2)
    : null;
const badgeOf = (way: string) =>
  within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
    .getByRole('link', { name: new RegExp(`^${way}`) })
    .querySelector('[aria-hidden="true"]:not(svg)')?.parentElement;

test('shows a visitor the login link and no member menu [SHELL-3d]', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
  expect(ways()).toBeNull();
});

test('shows a member search, messages, likes, premium, language and account [SHELL-3a]', () => {
  show(someUser());
  expect(ways()?.slice(0, 4)).toEqual(['/members', '/chats', '/likes', '/premium']);
  expect(screen.queryByRole('link', { name: 'Inloggen' })).toBeNull();
  for (const way of ['Mijn profiel', 'Instellingen']) expect(screen.getByText(way)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Uitloggen', hidden: true })).toBeTruthy();
});

test('offers a visitor the sign-up beside the log-in [SHELL-3d]', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup');
});

test("shows the member's own photo, credits, payments, help, rules, colours and language in the account menu [SHELL-3a]", () => {
  const image = { filename: 'a.webp', card_filename: 'b.webp', thumb_filename: 'c.webp', match: 'd.webp' };
  const profile = { ...someUser().profile, main_image: { ...image, status: 'active' as const } };
  show(someUser({ profile, credits: 3 }));
  const menu = screen.getByLabelText('Account').closest('details');
  expect(menu?.querySelector('summary img')?.getAttribute('src')).toContain('c.jpg');
  for (const way of [
    '/profile',
    '/credits',
    '/transactions',
    '/settings',
    '/members#saved',
    '/pages/service',
    '/withdraw',
  ])
    expect(menu?.querySelector(`a[href="${way}"]`), way).toBeTruthy();
  for (const words of ['Systeem', 'Licht', 'Donker', 'Français'])
    expect(menu?.textContent, words).toContain(words);
});

test('shows in the opened account menu how complete the own profile is [SHELL-3e]', async () => {
  client.setQueryData(queryFor(getOwnProfile, {}).queryKey, { profile: someProfile });
  show(someUser());
  const menu = screen.getByLabelText('Account').closest('details');
  expect(menu?.textContent).not.toContain('%');
  if (menu) menu.open = true;
  expect(await screen.findByText(/^· \d+\s?%$/)).toBeTruthy();
  expect(menu?.querySelector('circle[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toMatch(/^[1-9]/);
});

test('shows credits instead of premium after a payment [SHELL-3c]', () => {
  show(someUser({ paid_user: true, credits: 11 }));
  expect(ways()?.slice(0, 4)).toEqual(['/members', '/chats', '/likes', '/credits']);
  expect(badgeOf('Credits')).toBeUndefined();
});

test.each([
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('colours the badge for %i credits as %s [SHELL-3c]', (credits, colour) => {
  show(someUser({ paid_user: true, credits }));
  expect(badgeOf('Credits')?.textContent).toContain(String(credits));
  expect(badgeOf('Credits')?.className).toContain(colour);
});

test('shows badges for unread messages and new likes, capped at 99+ [SHELL-3b]', () => {
  show(someUser(), { unread: 100, likes: 100 });
  expect(badgeOf('Berichten')?.textContent).toBe('99+100 ongelezen berichten');
  expect(badgeOf('Likes')?.textContent).toContain('99+');
});

test('shows no badge if there is nothing new [SHELL-3b]', () => {
  show(someUser());
  expect([badgeOf('Berichten'), badgeOf('Likes')]).toEqual([undefined, undefined]);
});
