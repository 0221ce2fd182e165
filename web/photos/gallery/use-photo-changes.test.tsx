import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { type PhotoList, usePhotoChanges } from './use-photo-changes.ts';

const photo = (id: number): OwnPhoto => ({
  id,
  status: 'active',
  order: id,
  main: id === 0,
  premium_only: false,
  rejection: null,
  image: { filename: '', card_filename: '', thumb_filename: '', status: 'active', match: '' },
});
const realFetch = globalThis.fetch;
let client: QueryClient;
let answers: Array<() => void> = [];
let shown: number[][] = [];
let refreshed = 0;
let status = 200;

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  client = new QueryClient();
  answers = [];
  shown = [];
  refreshed = 0;
  status = 200;
  globalThis.fetch = async (input) => {
    const { ids } = await new Request(input).json();
    await new Promise<void>((resolve) => answers.push(resolve));
    const problem = {
      type: 'about:blank',
      title: '',
      status,
      code: 'photos_changed',
      detail: '',
      params: {},
    };
    return status === 200 ? Response.json({ photos: ids.map(photo) }) : Response.json(problem, { status });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function start() {
  const list: PhotoList = {
    photos: [photo(0), photo(1), photo(2)],
    limit: 3,
    show: (photos) => shown.push(photos.map(({ id }) => id)),
    refresh: async () => {
      refreshed += 1;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>{children}</RawIntlProvider>
    </QueryClientProvider>
  );
  return renderHook(() => usePhotoChanges(list), { wrapper }).result;
}

test('shows a move at once, and ignores an older answer after a newer move [PROF-4d]', async () => {
  const arrange = start();
  act(() => arrange.current.moveTo(0, 2));
  expect(shown).toEqual([[1, 2, 0]]);
  act(() => arrange.current.moveTo(1, 2));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(shown).toEqual([
    [1, 2, 0],
    [0, 2, 1],
  ]);
  answers[1]?.();
  await waitFor(() => expect(shown.at(-1)).toEqual([0, 2, 1]));
  await waitFor(() => expect(shown).toHaveLength(3));
});

test('reads the photos again when the server refuses a move [PROF-4d]', async () => {
  const arrange = start();
  status = 409;
  act(() => arrange.current.moveTo(0, 2));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(refreshed).toBe(1));
});
