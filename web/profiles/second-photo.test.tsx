import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { setCurrentMember } from '#web/platform/api/current-member.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { ProfileTile } from './profile-tile.tsx';

beforeAll(() => loadLanguage('nl'));
beforeEach(() => setCurrentMember(1));
afterEach(() => setCurrentMember(null));

const image = (name: string) => ({
  filename: `${name}-large.webp`,
  card_filename: `${name}-card.webp`,
  thumb_filename: `${name}-thumb.webp`,
  match: `${name}-match.webp`,
  status: 'active' as const,
});
const first = { id: 1, image: image('one') };

/** The addresses of the pictures on a tile whose member has these photos. */
const tile = (photos: ShownPhoto[]) => {
  const card = someCard({ id: 7, main_image: first.image });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData<unknown>(queryFor(getMember, { id: 7 }).queryKey, { member: { photos } });
  const Stub = createRoutesStub([{ path: '/', Component: () => <ProfileTile card={card} /> }]);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return () =>
    [...container.querySelectorAll('img')].map((img) => img.getAttribute('src')?.split('/').at(-1));
};

test('shows the second photo only while a mouse is on the tile [DISC-1j]', async () => {
  const shown = tile([first, { id: 2, image: image('two') }]);
  expect(shown()).toEqual(['one-card.jpg']);
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' });
  await vi.waitFor(() => expect(shown()).toEqual(['one-card.jpg', 'two-card.jpg']));
  fireEvent.pointerLeave(screen.getByRole('link'));
  await vi.waitFor(() => expect(shown()).toEqual(['one-card.jpg']));
});

test('shows no second photo for a finger, to a visitor, or if it is locked [DISC-1j, PROF-6b]', async () => {
  const locked = tile([first, { id: 2, locked: 'premium', blur: 'two-blur.webp' }]);
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' });
  await new Promise((done) => setTimeout(done, 250));
  expect(locked()).toEqual(['one-card.jpg']);
  fireEvent.pointerLeave(screen.getByRole('link'));
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'touch' });
  setCurrentMember(null);
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' });
  await new Promise((done) => setTimeout(done, 250));
  expect(locked()).toEqual(['one-card.jpg']);
});
