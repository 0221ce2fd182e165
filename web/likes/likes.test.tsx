import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getLikes, Like, LikedBy } from '#contract/likes/get-likes.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { likesQuery } from './get-likes.query.ts';
import { LikeButton } from './like-button.tsx';
import { clearLikeMoments, queueLikeMoment } from './like-moments.ts';
import { LikePopup } from './like-popup.tsx';
import { LikesGrid } from './likes-grid.tsx';
import { LikesTabs } from './likes-tabs.tsx';
import { NewLikesBadge } from './new-likes-badge.tsx';
import { PartHeart } from './part-heart.tsx';
import { useLikes } from './use-likes.ts';

type Likes = AnswerOf<typeof getLikes>;

const eva = someCard({ id: 7, name: 'Eva', age: 31, gender: 'female' });
const like = (fields: Partial<LikedBy> = {}): LikedBy => ({
  id: 7,
  profile: eva,
  liked_at: '2026-11-21T10:00:00.000Z',
  match: false,
  origin: 'own',
  about: null,
  like_new: true,
  ...fields,
});
const none: Likes = { profiles: [], liked_by: [], older: null };

let client: QueryClient;
let asked: Array<{ method: string; body: unknown }> = [];
let answer: () => Response;
const realFetch = globalThis.fetch;

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, {
    settings: { ...testSettings, visible_profile_notes: ['about'] },
  });
  asked = [];
  answer = () => Response.json({ profile: 7, match: false });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({ method: request.method, body: await request.json() });
    return answer();
  };
});

afterEach(() => {
  act(clearLikeMoments);
  globalThis.fetch = realFetch;
});

const show = (page: ReactNode, likes: Likes = none, language: Locale = 'nl', address = '/') => {
  client.setQueryData(likesQuery().queryKey, likes);
  const Stub = createRoutesStub([
    { path: '/', Component: () => page },
    { path: '/members/:id', Component: () => <p>profiel</p> },
    { path: '/members/:id/chat', Component: () => <p>gesprek</p> },
    { path: '/likes/:type', Component: () => page },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={[address]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

test('likes at the first tap and withdraws the like at the second [LIKE-1a]', async () => {
  show(<LikeButton profile={eva} round />);
  expect(screen.getByRole('button', { name: 'Eva liken' })).toBeTruthy();
  expect(pressed()).toBe('false');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(pressed()).toBe('true'));
  await waitFor(() => expect(asked).toEqual([{ method: 'POST', body: { profile: 7 } }]));
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(pressed()).toBe('false'));
  await waitFor(() => expect(asked.at(-1)?.method).toBe('DELETE'));
});

function WithPeople({ tab }: { tab: 'received' | 'given' }) {
  const likes = useLikes();
  const people = (
    <p>
      mensen <LikeButton profile={eva} round />
    </p>
  );
  return likes && <LikesGrid tab={tab} likes={likes} people={people} />;
}

function ReceivedGrid() {
  const likes = useLikes();
  return likes && <LikesGrid tab="received" likes={likes} />;
}

test('shows the first of a few likes large, and people beside a short list only [LIKE-1h]', () => {
  const shown = (ids: readonly number[]) => {
    const likes = {
      ...none,
      liked_by: ids.map((id) => like({ id, profile: { ...eva, id, main_image: image } })),
    };
    const { container, unmount } = show(<WithPeople tab="received" />, likes);
    const found = {
      large: container.querySelectorAll('img[src$="a-large.jpg"]').length,
      people: screen.queryAllByText(/mensen/).length,
    };
    unmount();
    return found;
  };
  expect(shown([])).toEqual({ large: 0, people: 1 });
  expect(shown([7, 8, 9])).toEqual({ large: 1, people: 1 });
  expect(shown([7, 8, 9, 10])).toEqual({ large: 0, people: 0 });
});

test('keeps the people in place while the member likes them [LIKE-1h]', async () => {
  show(<WithPeople tab="given" />);
  fireEvent.click(screen.getByRole('button', { name: 'Eva liken' }));
  await waitFor(() => expect(pressed()).toBe('true'));
  expect(client.getQueryData(likesQuery().queryKey)?.profiles).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Je hebt nog niemand geliket' })).toBeTruthy();
});

const prompt = { question: 'sunday', answer: 'op een bankje' } as const;
const image = {
  filename: 'a-large.webp',
  card_filename: 'a-card.webp',
  thumb_filename: 'a-thumb.webp',
  match: 'a-match.webp',
  status: 'active',
} as const;
const liking = {
  id: 7,
  profile: eva,
  liked_at: '2026-11-21T10:00:00.000Z',
  match: false,
  origin: 'own',
} as const;

test('likes a photo, moves that like to an answer, and withdraws it at the second tap [LIKE-1d, LIKE-1e]', async () => {
  const photo = { photo: { id: 3, image } };
  show(
    <>
      <LikeButton profile={eva} />
      <PartHeart profile={eva} about={photo} label="foto" />
      <PartHeart profile={eva} about={{ prompt }} label="antwoord" />
    </>,
  );
  const hearts = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  fireEvent.click(screen.getByRole('button', { name: 'foto' }));
  await waitFor(() => expect(hearts()).toEqual(['true', 'true', 'false']));
  await waitFor(() => expect(asked).toEqual([{ method: 'POST', body: { profile: 7, about: { photo: 3 } } }]));
  fireEvent.click(screen.getByRole('button', { name: 'antwoord' }));
  await waitFor(() => expect(hearts()).toEqual(['true', 'false', 'true']));
  expect(client.getQueryData(likesQuery().queryKey)?.profiles).toHaveLength(1);
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ profile: 7, about: { prompt: 'sunday' } }));
  fireEvent.click(screen.getByRole('button', { name: 'antwoord' }));
  await waitFor(() => expect(hearts()).toEqual(['false', 'false', 'false']));
  await waitFor(() => expect(asked.at(-1)).toEqual({ method: 'DELETE', body: { profile: 7 } }));
});

test('moves a like back when the server refuses the part [LIKE-1f]', async () => {
  answer = () =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 409, code: 'part_gone', detail: 'Weg', params: {} },
      { status: 409 },
    );
  const likes = { ...none, profiles: [{ ...liking, about: { prompt } }] };
  show(<PartHeart profile={eva} about={{ photo: { id: 3, image } }} label="foto" />, likes);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(pressed()).toBe('false'));
  expect(client.getQueryData(likesQuery().queryKey)).toEqual(likes);
});

test('names the liked photo and answer on the tiles of the received likes and in the popup [LIKE-1g]', async () => {
  const likes = [like({ about: { photo: { id: 3, image } } }), like({ id: 8, about: { prompt } })];
  const { container, unmount } = show(<ReceivedGrid />, { ...none, liked_by: likes });
  const tiles = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tiles[0]).toContain('Eva vindt je foto leuk.');
  expect(tiles[1]).toContain('Eva vindt je antwoord leuk.');
  expect(container.querySelector('img[src$="a-thumb.jpg"]')).toBeTruthy();
  unmount();

  show(<LikePopup member Match={() => null} />, { ...none, liked_by: likes });
  act(() => {
    for (const one of likes) queueLikeMoment(one);
  });
  expect((await screen.findByRole('dialog')).textContent).toContain('Eva vindt je foto leuk.');
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('dialog').textContent).toContain('Eva vindt je antwoord leuk.');
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('op een bankje'));
});

test('removes a like again when the server refuses it [LIKE-1a]', async () => {
  answer = () =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 404, code: 'not_found', detail: 'Weg', params: {} },
      { status: 404 },
    );
  show(<LikeButton profile={eva} round />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(pressed()).toBe('false'));
  expect(client.getQueryData(likesQuery().queryKey)).toEqual(none);
});

test('counts new likes in the badge, in words, and shows no badge without any [SHELL-3b]', () => {
  const { unmount } = show(<NewLikesBadge />);
  expect(screen.queryByText(/nieuw bij je likes/)).toBeNull();
  unmount();
  const received = [like(), like({ id: 8 }), like({ id: 9, like_new: false })];
  const { unmount: leave } = show(<NewLikesBadge />, { ...none, liked_by: received });
  expect(screen.getByText('2 nieuw bij je likes')).toBeTruthy();
  leave();
  const many = Array.from({ length: 100 }, (_, index) => like({ id: index + 1 }));
  show(<NewLikesBadge />, { ...none, liked_by: many });
  expect(screen.getByText('99+')).toBeTruthy();
});

const Match = () => null;

function WithAddress() {
  return (
    <>
      <output data-testid="address">{useLocation().search}</output>
      <LikePopup member Match={Match} />
    </>
  );
}

function Given() {
  const likes = useLikes();
  return likes && <LikesGrid tab="given" likes={likes} />;
}

function Tabs() {
  return <LikesTabs likes={useLikes()} />;
}

test('shows the number of likes in each tab [LIKE-1b]', () => {
  const given: Like = {
    id: 7,
    profile: eva,
    liked_at: '2026-11-21T10:00:00.000Z',
    match: true,
    origin: 'own',
    about: null,
  };
  show(<Tabs />, { profiles: [given], liked_by: [like({ match: true }), like({ id: 8 })], older: null });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ontvangen2',
    'Gegeven1',
    'Matches1',
  ]);
});

test('shows a new like once with the exact English title, and opens the profile from the picture [LIKE-2a]', async () => {
  show(<LikePopup member Match={Match} />, none, 'en');
  act(() => queueLikeMoment(like()));
  act(() => queueLikeMoment(like()));
  expect((await screen.findByRole('dialog', { name: 'New like!' })).textContent).toContain('Eva, 31');
  fireEvent.click(screen.getByRole('link', { name: "View Eva's profile" }));
  expect(await screen.findByText('profiel')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes the popup with the button, Esc and the backdrop [LIKE-2c]', async () => {
  show(<LikePopup member Match={Match} />);
  const close = [
    () => fireEvent.click(screen.getByRole('button', { name: 'Later' })),
    // The event that the browser sends for Esc, and a tap outside the dialog's content.
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    () => fireEvent.pointerDown(screen.getByRole('dialog')),
  ];
  for (const [index, closeIt] of close.entries()) {
    act(() => queueLikeMoment(like({ id: index + 10 })));
    await screen.findByRole('dialog');
    closeIt();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('shows a like that nobody tapped as a suggestion, and no text calls it a like [LIKE-3d, FIC-8b, LIKE-2a, MEET-1a]', async () => {
  const suggested = like({ origin: 'standing' });
  const { unmount } = show(
    <>
      <NewLikesBadge />
      <Tabs />
    </>,
    { ...none, liked_by: [suggested, like({ id: 8, origin: 'fictional' })] },
  );
  expect(screen.queryByText(/vindt jou leuk/i)).toBeNull();
  unmount();
  show(<LikePopup member Match={Match} />);
  act(() => queueLikeMoment(suggested));
  const dialog = await screen.findByRole('dialog', { name: 'Voor jou voorgesteld' });
  expect(dialog.textContent).toContain('Eva zag je profiel nog niet');
  expect(dialog.textContent).not.toMatch(/vindt jou leuk|Nieuwe like/);
});

test('counts in badge and tab whatever the popup announces, until its profile is opened [LIKE-3f]', () => {
  const standing = like({ origin: 'standing' });
  const liked_by = [standing, like({ id: 8, origin: 'fictional' }), like({ id: 9, like_new: false })];
  show(
    <>
      <NewLikesBadge />
      <Tabs />
    </>,
    { ...none, liked_by },
  );
  expect(screen.getByText('2 nieuw bij je likes')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ontvangen/ }).textContent).toBe('Ontvangen3');
});

test('shows the newest unopened like after `t` seconds, and removes only `t` from the address [SHELL-11a]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const seen = () => screen.getByTestId('address').textContent;
    show(
      <WithAddress />,
      { ...none, liked_by: [like({ origin: 'standing', id: 9 }), like()] },
      'nl',
      '/?t=4&ref=x',
    );
    await screen.findByTestId('address');
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect([seen(), screen.queryByRole('dialog')]).toEqual(['?t=4&ref=x', null]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('dialog', { name: 'Nieuwe like!' })).toBeTruthy();
    expect(seen()).toBe('?ref=x');
  } finally {
    vi.useRealTimers();
  }
});

test('claims a like once that arrived while nobody looked, and shows it on this device [LIKE-2b]', async () => {
  answer = () => Response.json({ like: like() });
  show(<LikePopup member Match={Match} />, { ...none, liked_by: [like()] });
  expect(await screen.findByRole('dialog', { name: 'Nieuwe like!' })).toBeTruthy();
  expect(asked).toEqual([{ method: 'POST', body: {} }]);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(1);
});

test('does not show a like that another device shows [LIKE-2b]', async () => {
  answer = () => Response.json({ like: null });
  show(<LikePopup member Match={Match} />, { ...none, liked_by: [like()] });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps a withdrawn like in its place, so that it can be given again [LIKE-1a]', async () => {
  const given: Like = { ...like(), match: false };
  show(<Given />, { ...none, profiles: [given] });
  fireEvent.click(await screen.findByRole('button', { name: 'Eva liken' }));
  expect(await screen.findByText('Like ingetrokken')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'Eva liken' }));
  await waitFor(() => expect(screen.queryByText('Like ingetrokken')).toBeNull());
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

test('shows that the like of a fictional profile is fictional, in title, label and text [LIKE-3g, SAFE-4a, LIKE-2a, FIC-1b]', async () => {
  show(<LikePopup member Match={Match} />);
  act(() => queueLikeMoment(like({ profile: { ...eva, fictional: true } })));
  const { textContent } = await screen.findByRole('dialog', { name: 'Een like uit de demo' });
  expect(textContent).not.toContain('Nieuwe like');
  expect(textContent).toContain('Fictief profiel');
  expect(textContent).toContain('Eva is een fictief profiel: deze like hoort bij de demo.');
});

test('keeps loaded older likes after the connection returns [LIKE-4]', async () => {
  const received = (id: number, minute: number) =>
    like({ id, profile: { ...eva, id, name: `Eva ${id}` }, liked_at: `2026-11-21T10:0${minute}:00.000Z` });
  const newest: Likes = { profiles: [], liked_by: [received(2, 2)], older: '2026-11-21T10:02:00.000Z' };
  globalThis.fetch = async (input, init) =>
    Response.json(
      new Request(input, init).url.includes('before')
        ? { profiles: [], liked_by: [received(1, 1)], older: null }
        : newest,
    );
  const Received = () => {
    const likes = useLikes();
    return likes ? <LikesGrid tab="received" likes={likes} /> : null;
  };
  show(<Received />, newest);
  fireEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
  await screen.findByText(/Eva 1/);
  // `useLiveLikes` does this each time the socket connection opens.
  await act(() => client.invalidateQueries({ queryKey: likesQuery().queryKey }));
  expect(screen.getByText(/Eva 1/)).toBeTruthy();
  expect(screen.getByText(/Eva 2/)).toBeTruthy();
});
