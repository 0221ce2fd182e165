import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { LikedBy } from '#contract/likes/get-likes.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { likesQuery } from '#web/likes/get-likes.query.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { MatchesRow } from './matches-row.tsx';
import { useChatsLoaded } from './use-chats-loaded.ts';
import { WaitingPeople } from './waiting-people.tsx';

beforeAll(() => loadLanguage('nl'));

const likedBy = (id: number, name: string, match: boolean): LikedBy => ({
  id,
  profile: someCard({ id, name, fictional: id === 4 }),
  liked_at: '2026-01-01T12:00:00.000Z',
  match,
  origin: 'own',
  about: null,
  like_new: false,
});

function Inbox() {
  return useChatsLoaded() ? <MatchesRow /> : null;
}

function Pane() {
  return useChatsLoaded() ? <WaitingPeople withMatches /> : null;
}

const show = (liked_by: LikedBy[], Component = Inbox) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  const talked = someChat({ profile: someCard({ id: 2 }) });
  queries.setQueryData(chatsQuery().queryKey, { chats: [talked], older: null });
  queries.setQueryData(likesQuery().queryKey, { profiles: [], liked_by, older: null });
  const Stub = createRoutesStub([{ path: '/chats', Component }]);
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/chats']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test('shows the matches without a conversation, each linked to its first message [LIKE-1a]', async () => {
  show([likedBy(2, 'Bram', true), likedBy(3, 'Joost', true), likedBy(5, 'Daan', false)]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/members/3/chat']);
  expect(links[0]?.textContent).toContain('Joost');
});

test('labels a fictional match in words [FIC-1a]', async () => {
  show([likedBy(4, 'Mireille', true)]);
  expect((await screen.findByRole('link')).textContent).toContain('Fictief profiel');
});

test('shows nothing without a match that waits', () => {
  show([likedBy(2, 'Bram', true)]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows matches, then likes, of members without a conversation [CHAT-1d]', async () => {
  show([likedBy(5, 'Daan', false), likedBy(2, 'Bram', false), likedBy(3, 'Joost', true)], Pane);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/members/3/chat', '/members/5']);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Nieuwe matches',
    'Zij vinden jou leuk',
  ]);
});
