import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '#contract/discovery/search-members.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { likesQuery } from '#web/likes/get-likes.query.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { normalizeCriteria } from './criteria/member-search.ts';
import { startSearch } from './criteria/start-search.ts';
import { PeopleSought } from './people-sought.tsx';
import { resultPages } from './results/use-results.ts';

beforeAll(() => loadLanguage('nl'));

const user = someUser();
const settings = { ...testSettings, search_fields: ['country' as const, 'age' as const] };

const found = (id: number, fictional = false): SearchResult => ({
  ...someCard({ id, name: `Bas ${id}`, fictional }),
  distance_band: null,
  shared_interests: [],
});

function show(results: SearchResult[], similarResults: SearchResult[] = [], except: number[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery().queryKey, { settings });
  queries.setQueryData(likesQuery().queryKey, { profiles: [], liked_by: [], older: null });
  const criteria = normalizeCriteria(startSearch(user, settings));
  const page = {
    pageNumber: 1,
    results,
    numResults: results.length,
    numResultsCapped: false,
    numFictional: 0,
    similarResults,
    numSimilar: similarResults.length,
    similarRelaxed: [],
    similarSnapshot: null,
    snapshot: 'a-snapshot-of-it',
  };
  queries.setQueryData(resultPages({ criteria, page: 1 }).queryKey, {
    pages: [page],
    pageParams: [{ input: {} }],
  });
  let known = except;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PeopleSought user={user} except={known} /> },
  ]);
  const view = () => (
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(view());
  return {
    know: (ids: number[]) =>
      act(() => {
        known = ids;
        rerender(view());
      }),
  };
}

const names = () =>
  screen.getAllByRole('listitem').map((item) => /Bas \d+/.exec(item.textContent ?? '')?.[0]);

test('shows the people of the own search in words, with the number of fictional ones [LIKE-1h, CHAT-1d, FIC-7b]', () => {
  show([found(2), found(3, true)]);
  expect(names()).toEqual(['Bas 2', 'Bas 3']);
  const section = screen.getByRole('region', { name: 'Mensen die je zoekt' });
  expect(section.textContent).toMatch(
    /Mannen · Nederland · \d+ tot en met \d+ jaar Eén daarvan is fictief\./,
  );
});

test('shows nobody if the search finds nobody, not even similar members [LIKE-1h, CHAT-1d]', () => {
  show([], [found(9)]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('leaves out members whom the page showed at first, and keeps members liked since [LIKE-1h, CHAT-1d]', () => {
  const { know } = show([found(2), found(3), found(4)], [], [3]);
  expect(names()).toEqual(['Bas 2', 'Bas 4']);
  know([2, 3]);
  expect(names()).toEqual(['Bas 2', 'Bas 4']);
});
