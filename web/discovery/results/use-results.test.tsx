import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { searchMembers } from '#contract/discovery/search-members.ts';
import { hour } from '#contract/kit/durations.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { resultPages, useResults } from './use-results.ts';

const everyone = { criteria: {}, page: 1 };
const page = (number: number): AnswerOf<typeof searchMembers> => ({
  pageNumber: number,
  results: [],
  numResults: 60,
  numResultsCapped: false,
  numFictional: 0,
  similarResults: [],
  numSimilar: 0,
  similarRelaxed: [],
  similarSnapshot: null,
  snapshot: 'a-snapshot-of-it',
});

const realFetch = globalThis.fetch;
let asked: string[] = [];
let client: QueryClient;

beforeEach(() => {
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  globalThis.fetch = async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
    asked.push(`${searchParams.get('page')} ${searchParams.get('snapshot')}`);
    return Response.json(page(Number(searchParams.get('page'))));
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

function List({ number }: { number: number }) {
  const { data, fetchNextPage } = useResults({ ...everyone, page: number });
  return (
    <>
      <p>{data ? data.pages.map(({ pageNumber }) => pageNumber).join(' ') : 'none'}</p>
      <button type="button" onClick={() => void fetchNextPage()}>
        more
      </button>
    </>
  );
}

function show(entries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/members', element: <List number={1} /> },
      { path: '/second', element: <List number={2} /> },
      { path: '/elsewhere', element: <p>elsewhere</p> },
    ],
    { initialEntries: entries, initialIndex: entries.length - 1 },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const leftAnHourAgo = () => {
  const known = { pages: [page(1), page(2)], pageParams: [{ input: { page: 1 } }, { input: { page: 2 } }] };
  client.setQueryData(resultPages(everyone).queryKey, known, { updatedAt: Date.now() - hour });
};

test('restores the list after a return, however long ago the member left it [DISC-1e]', async () => {
  leftAnHourAgo();
  const router = show(['/members', '/elsewhere']);
  await act(() => router.navigate(-1));
  expect(await screen.findByText('1 2')).toBeTruthy();
  await act(async () => {});
  expect(asked).toEqual([]);
});

test('shows the cached list on a new visit and then updates it [DISC-1e]', async () => {
  leftAnHourAgo();
  const router = show(['/elsewhere']);
  await act(() => router.navigate('/members'));
  await expect.poll(() => asked).toEqual(['1 null', '2 a-snapshot-of-it']);
});

test("keeps the first page's snapshot for further pages [DISC-3b]", async () => {
  show(['/members']);
  expect(await screen.findByText('1')).toBeTruthy();
  await act(async () => screen.getByText('more').click());
  expect(await screen.findByText('1 2')).toBeTruthy();
  expect(asked).toEqual(['1 null', '2 a-snapshot-of-it']);
});

test('returns to the whole list from an address that names its second page [DISC-1f]', async () => {
  leftAnHourAgo();
  const router = show(['/second', '/elsewhere']);
  await act(() => router.navigate(-1));
  expect(await screen.findByText('1 2')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('starts with the page of the address if no list is known [DISC-1f]', async () => {
  show(['/second']);
  expect(await screen.findByText('2')).toBeTruthy();
  expect(asked).toEqual(['2 null']);
});
