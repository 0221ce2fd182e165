import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SwipeCard } from '#contract/discovery/get-swipe-deck.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { SwipeSync } from '../swipe-sync.tsx';
import { swipeDeckQuery } from './get-swipe-deck.query.ts';
import { swipeOutboxOf } from './swipe-outbox.ts';
import { useSwipeGame } from './use-swipe-game.ts';

beforeAll(() => loadLanguage('nl'));

const anna = 1;

const card = (id: number): SwipeCard => ({
  id,
  name: `Lid ${id}`,
  fictional: false,
  age: 30,
  gender: 'male',
  country: 'NL',
  region: null,
  place: null,
  online: false,
  main_image: null,
  distance_band: null,
  shared_interests: [],
  images: [],
});

const deck = (ids: readonly number[]) => ({
  results: ids.map(card),
  page: 1 as const,
  has_more: true,
  state: { likes_left: 4, next_like_at: null, can_undo: false },
});

let queries: QueryClient;
/** The requests made. A swipe never gets a response. */
let asked: string[] = [];
let answer: () => Response = () => Response.json(deck([]));

beforeEach(() => {
  asked = [];
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(swipeDeckQuery().queryKey, deck([10, 20, 30, 40, 50]));
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { method } = new Request(input, init);
    asked.push(method);
    return method === 'GET' ? answer() : new Promise<Response>(() => {});
  });
});
afterEach(() => {
  for (const swipe of swipeOutboxOf(anna).read()) swipeOutboxOf(anna).remove(swipe);
  vi.unstubAllGlobals();
});

function Table() {
  const { cards, error, swipe } = useSwipeGame(anna);
  if (error) return <p>Dat ging niet</p>;
  return (
    <button type="button" onClick={() => swipe('pass')}>
      {cards.map(({ id }) => id).join(' ')}
    </button>
  );
}

const show = (withSync: boolean) =>
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Table />
        {withSync ? <SwipeSync member={anna} /> : null}
      </RawIntlProvider>
    </QueryClientProvider>,
  );
const cards = () => screen.getByRole('button').textContent;
const pass = () => fireEvent.click(screen.getByRole('button'));
/** Waits long enough for repeated requests to happen. */
const turns = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

test('requests the next cards once the waiting swipes are acknowledged, and only once [DISC-6e]', async () => {
  show(false);
  pass();
  pass();
  await turns();
  expect([cards(), asked]).toEqual(['30 40 50', []]);
  answer = () => Response.json(deck([30, 40, 50, 60, 70]));
  act(() => {
    queries.setQueryData(swipeDeckQuery().queryKey, deck([30, 40, 50]));
    for (const swipe of swipeOutboxOf(anna).read()) swipeOutboxOf(anna).remove(swipe);
  });
  await waitFor(() => expect(cards()).toBe('30 40 50 60 70'));
  expect(asked).toEqual(['GET']);
});

test('does not repeat a failed request for cards and shows the error after the last card [DISC-6e]', async () => {
  queries.setQueryData(swipeDeckQuery().queryKey, deck([10]));
  answer = () =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 500, code: 'internal', detail: 'x', params: {} },
      { status: 500 },
    );
  show(false);
  await turns();
  expect([cards(), asked]).toEqual(['10', ['GET']]);
  pass();
  expect(screen.getByText('Dat ging niet')).toBeTruthy();
});

test('keeps a card away that was swiped here and acknowledged in another tab [DISC-6e]', async () => {
  show(true);
  pass();
  await turns();
  expect(cards()).toBe('20 30 40 50');
  answer = () => Response.json(deck([20, 30, 40, 50]));
  const key = `vonk.swipes.${anna}.10`;
  localStorage.removeItem(key);
  const shown: Array<string | null> = [];
  const watch = new MutationObserver(() => shown.push(cards()));
  watch.observe(screen.getByRole('button'), { characterData: true, subtree: true, childList: true });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  });
  await turns();
  watch.disconnect();
  expect(shown.filter((ids) => ids?.startsWith('10'))).toEqual([]);
  expect(cards()).toBe('20 30 40 50');
});
