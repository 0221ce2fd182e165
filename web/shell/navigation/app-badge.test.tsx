import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { userQuery } from '#web/accounts/user.ts';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { AppBadge } from './app-badge.tsx';

const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(navigator, { setAppBadge, clearAppBadge });
});
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

const like = (like_new: boolean, id: number) => ({
  id,
  profile: someCard({ id }),
  liked_at: '2026-11-21T10:00:00.000Z',
  match: false,
  origin: 'own' as const,
  about: null,
  like_new,
});

test('counts unread messages and new likes on the app icon, and clears it after log-out [SHELL-15c, PUSH-8a]', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(userQuery().queryKey, { user: someUser() });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const tell = (unread: number, news: readonly boolean[]) => {
    const chats = [someChat({ num_unread_messages: unread })];
    client.setQueryData(queryFor(getChats, {}).queryKey, { chats, older: null });
    const liked_by = news.map((isNew, at) => like(isNew, at + 1));
    client.setQueryData(queryFor(getLikes, {}).queryKey, { profiles: [], liked_by, older: null });
  };
  tell(2, [true, false, true]);
  const { unmount } = render(
    <AppRoot nonce="" language="nl" queryClient={client}>
      <AppBadge />
    </AppRoot>,
  );
  expect(setAppBadge).toHaveBeenLastCalledWith(4);
  unmount();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});
