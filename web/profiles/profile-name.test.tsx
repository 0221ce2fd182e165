import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ProfileName } from './profile-name.tsx';
import { ProfileTile } from './profile-tile.tsx';

beforeAll(() => Promise.all(locales.map(loadLanguage)));

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

const show = (language: Locale, what: ReactNode) => {
  const queries = new QueryClient();
  queries.setQueryData(queryFor(getSettings, {}).queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => what }]);
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor(language)}>
        <Stub />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test("shows the label of a fictional member beside the name, in the reader's language [SAFE-4a, FIC-1b, FIC-2a]", () => {
  show('nl', <ProfileName card={card} />);
  expect(screen.getByText('Sanne, 34')).toBeTruthy();
  expect(screen.getByText('Fictief profiel')).toBeTruthy();
  show('en', <ProfileName card={card} age={false} />);
  expect(screen.getByText('Fictional profile')).toBeTruthy();
});

const labels: Readonly<Record<Locale, string>> = {
  nl: 'Fictief profiel',
  en: 'Fictional profile',
  da: 'Fiktiv profil',
  de: 'Fiktives Profil',
  es: 'Perfil ficticio',
  fi: 'Fiktiivinen profiili',
  fr: 'Profil fictif',
  it: 'Profilo fittizio',
  no: 'Fiktiv profil',
  pl: 'Profil fikcyjny',
  sv: 'Fiktiv profil',
};

test.each(locales)('shows the locked words of the fictional label in %s [FIC-1e]', (language) => {
  const { container } = show(language, <ProfileName card={card} age={false} />);
  expect(container.textContent).toBe(`Sanne${labels[language]}`);
});

test('shows no label for a real member [SAFE-4a]', () => {
  show('nl', <ProfileName card={{ ...card, fictional: false }} />);
  expect(screen.queryByText('Fictief profiel')).toBeNull();
});

test('renders a tile as a link with name and label, and never shows a fictional member online [SAFE-4a, FIC-1b]', () => {
  show('nl', <ProfileTile card={card} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/members/7');
  expect(link.textContent).toContain('Sanne, 34');
  expect(link.textContent).toContain('Fictief profiel');
  expect(link.textContent).toContain('Antwerpen, België');
  expect(link.textContent).not.toContain('Nu online');
});

test('shows a real member as online [PROF-2a]', () => {
  show('nl', <ProfileTile card={{ ...card, fictional: false }} />);
  expect(screen.getByText('Nu online')).toBeTruthy();
});

test("sets the picture's dimensions in advance, loads it lazily, and shows no broken image without one [PROF-3b]", () => {
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
