import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ProfileName } from './profile-name.tsx';
import { ProfileTile } from './profile-tile.tsx';

beforeAll(async () => {
  await loadLanguage('nl');
  await loadLanguage('en');
});

const card: ProfileCard = {
  id: 7,
  name: 'Sanne',
  fictional: true,
  age: 34,
  gender: 'female',
  country: 'BE',
  region: 'BE-VAN',
  place: 'Antwerpen',
  online: true,
  main_image: null,
};

const show = (language: 'nl' | 'en', what: ReactNode) => {
  const queries = new QueryClient();
  queries.setQueryData(queryFor(getSettings, {}).queryKey, { settings: testSettings });
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor(language)}>
        <MemoryRouter>{what}</MemoryRouter>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test('[SAFE-4] a fictional member’s name carries the label in words, in the reader’s language', () => {
  show('nl', <ProfileName card={card} />);
  expect(screen.getByText('Sanne, 34')).toBeTruthy();
  expect(screen.getByText('Fictief profiel')).toBeTruthy();
  show('en', <ProfileName card={card} age={false} />);
  expect(screen.getByText('Fictional profile')).toBeTruthy();
});

test('[SAFE-4] a real member carries no label', () => {
  show('nl', <ProfileName card={{ ...card, fictional: false }} />);
  expect(screen.queryByText('Fictief profiel')).toBeNull();
});

test('[SAFE-4] a tile is a link that says who it is, label included, and never claims a fictional one is online', () => {
  show('nl', <ProfileTile card={card} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/members/7');
  expect(link.textContent).toContain('Sanne, 34');
  expect(link.textContent).toContain('Fictief profiel');
  expect(link.textContent).toContain('Antwerpen, België');
  expect(link.textContent).not.toContain('Nu online');
});

test('[PROF-2] a real member who is here is shown to be online', () => {
  show('nl', <ProfileTile card={{ ...card, fictional: false }} />);
  expect(screen.getByText('Nu online')).toBeTruthy();
});

test('[PROF-3] the picture has its measures before it comes, loads late, and no picture is no broken image', () => {
  const image = {
    filename: 'a-large.webp',
    card_filename: 'a-card.webp',
    thumb_filename: 'a-thumb.webp',
    match: 'a-match.webp',
    status: 'active',
  } as const;
  const { container } = show('nl', <ProfileTile card={{ ...card, main_image: image }} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/media/a-card.jpg');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['480', '640']);
  const { container: bare } = show('nl', <ProfileTile card={card} />);
  expect(bare.querySelector('img')).toBeNull();
});
