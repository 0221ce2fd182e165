import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Like } from '#contract/likes/get-likes.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { likesQuery } from './get-likes.query.ts';
import { clearLikeMoments, queueLikeMoment } from './like-moments.ts';
import { LikePopup, type MatchPart } from './like-popup.tsx';

beforeAll(() => loadLanguage('nl'));
afterEach(() => act(clearLikeMoments));

/** Stands in for the full-screen moment, which belongs to a later domain. */
const Match: MatchPart = ({ part }) => (
  <button type="button" onClick={part.onClose}>
    match met {part.like.profile.name}
  </button>
);

const like = (match: boolean): Like => ({
  id: 7,
  profile: someCard({ id: 7, name: 'Eva' }),
  liked_at: '2026-11-21T10:00:00.000Z',
  match,
  origin: 'own',
  about: null,
});

test('shows a match as a moment of its own instead of its like, and nothing after it [LIKE-2d]', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(likesQuery().queryKey, { profiles: [], liked_by: [], older: null });
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <MemoryRouter>
            <LikePopup member Match={Match} />
          </MemoryRouter>
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  act(() => queueLikeMoment(like(false)));
  act(() => queueLikeMoment(like(true)));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'match met Eva' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
