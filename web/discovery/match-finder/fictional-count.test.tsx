import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { FoundMatch } from '#contract/discovery/find-matches.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { ResultGrid } from '../results/result-grid.tsx';
import { resultPages, useResults } from '../results/use-results.ts';
import { answersOf, matchCriteriaOf, matchesQuery } from './match-criteria.ts';
import { MatchResults } from './match-results.tsx';

beforeAll(() => loadLanguage('nl'));

const found = (id: number, fictional: boolean): FoundMatch => ({
  id,
  name: `Bas ${id}`,
  fictional,
  age: 30,
  gender: 'male',
  country: 'NL',
  region: null,
  place: null,
  online: false,
  main_image: null,
  distance_band: null,
  reasons: ['about'],
  shared_interests: [],
  signup_reason: null,
  relationship_status: null,
});
const three = [found(1, false), found(2, true), found(3, true)];

const everyone = { criteria: {}, page: 1 };

function AllResults() {
  return (
    <ResultGrid search={everyone} member={false} results={useResults(everyone, false)} heart={() => null} />
  );
}

function show(page: ReactNode, queries: QueryClient) {
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => page }]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider>
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

test('shows how many of the matches are fictional [FIC-7b]', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const answers = answersOf(new URLSearchParams());
  const { queryKey } = matchesQuery(matchCriteriaOf(answers));
  queries.setQueryData(queryKey, { results: three, page: 1, has_more: false });
  show(<MatchResults answers={answers} again="/match-finder" heart={() => null} />, queries);
  expect(screen.getByText('3 profielen passen bij je antwoorden. 2 daarvan zijn fictief.')).toBeDefined();
});

test('names the dropped wishes above similar members, and how many of them are fictional [DISC-1i, FIC-7b]', () => {
  const page = {
    pageNumber: 1,
    results: [],
    numResults: 0,
    numResultsCapped: false,
    numFictional: 0,
    similarResults: three,
    numSimilar: 3,
    similarRelaxed: ['country' as const, 'ages' as const],
    similarSnapshot: 'similar-snapshot',
    snapshot: 'a-snapshot-of-it',
  };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queries.setQueryData(resultPages(everyone).queryKey, {
    pages: [page],
    pageParams: [{ page: 1, snapshot: undefined }],
  });
  show(<AllResults />, queries);
  expect(screen.getByText('2 daarvan zijn fictief.')).toBeDefined();
  // The heading names the wishes that the search dropped (DISC-1).
  expect(
    screen.getByRole('heading', { name: 'Iets ruimer gezocht: in andere landen en wat jonger of ouder' }),
  ).toBeDefined();
});

test('names the shared answers of a match in words, and nothing that is not shared [DISC-5d]', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const answers = answersOf(new URLSearchParams());
  const match: FoundMatch = {
    ...found(1, false),
    reasons: ['photo', 'same_wish', 'interests'],
    shared_interests: ['wine', 'art'],
    signup_reason: 'date',
  };
  queries.setQueryData(matchesQuery(matchCriteriaOf(answers)).queryKey, {
    results: [match],
    page: 1,
    has_more: false,
  });
  show(<MatchResults answers={answers} again="/match-finder" heart={() => null} />, queries);
  const why = screen.getByRole('list', { name: 'Waarom jullie passen' });
  expect([...why.children].map(({ textContent }) => textContent)).toEqual([
    'Hoopt ook op: Daten',
    'Dit delen jullieWijnKunst',
    'Laat een foto zien',
  ]);
});
