import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { heldImagesChanged } from '#contract/chat/events.ts';
import type { HeldImage } from '#contract/chat/get-held-images.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ChatSync } from './chat-sync.tsx';
import { heldImagesQuery } from './images/held-images.ts';

const { hearers } = vi.hoisted(() => ({ hearers: new Map<string, (payload: unknown) => void>() }));

vi.mock('#web/platform/live/live.ts', () => ({
  useLive: ({ name }: { name: string }, hear: (payload: unknown) => void) => void hearers.set(name, hear),
  useLiveConnected: () => {},
}));

beforeAll(() => loadLanguage('nl'));

const held: HeldImage = {
  client_id: crypto.randomUUID(),
  profile: 2,
  status: 'rejected',
  rejection: null,
  image: { width: 40, height: 30, blur: 'data:,', address: null },
  sent_at: '2026-01-01T12:00:00.000Z',
};

test('updates held pictures on every page, not only in their conversation [CHAT-10b]', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <ChatSync />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  act(() => hearers.get(heldImagesChanged.name)?.({ images: [held] }));
  expect(queries.getQueryData(heldImagesQuery().queryKey)).toEqual({ images: [held] });
});
