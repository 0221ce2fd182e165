import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { getMember, type MemberProfile } from '#contract/profiles/get-member.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { userQuery } from '#web/accounts/user.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import ProfilePage from './profile-page.tsx';

beforeAll(() => loadLanguage('nl'));

const id = 7;
const member: MemberProfile = {
  ...someCard({ id, name: 'Noor', country: 'NL', region: 'NL-UT', place: 'Utrecht' }),
  sexuality: 'bi',
  attributes: {
    hair_color: 'red',
    eye_color: 'hazel',
    body_type: 'athletic',
    relationship_status: 'widowed',
    tattoos: 'many',
    signup_reason: 'adventure',
  },
  about: 'Ik hou van oude kaarten.',
  interests: ['wine', 'art'],
  shared_interests: ['art'],
  distance_band: null,
  prompts: [{ question: 'sunday', answer: 'op een bankje' }],
  photo_count: 0,
  photos: [],
};

const text = (key: string) => intlFor('nl').formatMessage({ id: key });

/** The words that show each field. */
const shownBy = (): Readonly<Record<string, string>> => ({
  sexuality: text('profiles.sexuality.bi'),
  place: 'Utrecht',
  interests: text('sites.interest.wine'),
  hair_color: text('profiles.hair_color.red'),
  eye_color: text('profiles.eye_color.hazel'),
  body_type: text('profiles.body_type.athletic'),
  relationship_status: text('profiles.relationship_status.widowed'),
  tattoos: text('profiles.tattoos.many'),
  signup_reason: text('profiles.signup_reason.adventure'),
  about: 'Ik hou van oude kaarten.',
});

/** The words of the profile page on a site with these settings. */
const wordsOn = (visible_profile_fields: string[], visible_profile_notes: string[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const settings = { ...testSettings, visible_profile_fields, visible_profile_notes };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  queries.setQueryData(userQuery().queryKey, { user: someUser({ id }) });
  queries.setQueryData(queryFor(getMember, { id }).queryKey, { member, blocked: false });
  const Stub = createRoutesStub([{ path: '/members/:id', Component: ProfilePage }]);
  const { container, unmount } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={[`/members/${id}`]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const words = container.querySelector('article')?.textContent ?? '';
  unmount();
  return words;
};

/** The names of the fields that the page shows. */
const fieldsOn = (fields: string[], notes: string[]) => {
  const words = wordsOn(fields, notes);
  return Object.entries(shownBy()).flatMap(([field, shown]) => (words.includes(shown) ? [field] : []));
};

test('shows only the profile fields and notes that the site lists as visible [PROF-1c]', () => {
  const fields = Object.keys(shownBy()).filter((field) => field !== 'about');
  expect(fieldsOn(fields, ['about'])).toEqual([...fields, 'about']);
  expect(fieldsOn([], [])).toEqual([]);
  expect(fieldsOn([], ['about'])).toEqual(['about']);
  for (const field of fields) expect(fieldsOn([field], [])).toEqual([field]);
});

test('shows the finished sentences where the site shows the about text [PROF-10a, PROF-1c]', () => {
  expect(wordsOn(['interests'], ['about'])).toContain('Op zondag vind je me …op een bankje');
  expect(wordsOn(['interests'], [])).not.toContain('op een bankje');
});

test('shows the shared interests first, apart from the others [PROF-2h]', () => {
  const words = wordsOn(['interests'], ['about']);
  const [share, about, others] = ['Jullie delenKunst', 'Ik hou van oude kaarten.', 'InteressesWijn'];
  expect([share, about, others].map((part) => words.indexOf(part)).every((at) => at >= 0)).toBe(true);
  expect(words.indexOf(share)).toBeLessThan(words.indexOf(about));
  expect(words.indexOf(about)).toBeLessThan(words.indexOf(others));
});
