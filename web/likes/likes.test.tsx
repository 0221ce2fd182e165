import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getLikes } from '#contract/likes/get-likes.ts';
import type { Like, LikedBy } from '#contract/likes/like.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { likesQuery } from './data/get-likes.ts';
import { LikeButton } from './like-button.tsx';
import { LikePopup } from './like-popup.tsx';
import { NewLikesBadge } from './new-likes-badge.tsx';
import { LikesTabs } from './parts/likes-tabs.tsx';
import { celebrate, forgetAll } from './state/moments.ts';
import { useLikes } from './use-likes.ts';

type Likes = AnswerOf<typeof getLikes>;

const eva: ProfileCard = {
  id: 7,
  name: 'Eva',
  fictional: false,
  age: 31,
  gender: 'female',
  country: 'NL',
  region: null,
  place: null,
  online: false,
  main_image: null,
};
const like = (fields: Partial<LikedBy> = {}): LikedBy => ({
  id: 7,
  profile: eva,
  liked_at: '2026-11-21T10:00:00.000Z',
  match: false,
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
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  asked = [];
  answer = () => Response.json({ profile: 7, match: false });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({ method: request.method, body: await request.json() });
    return answer();
  };
});

afterEach(() => {
  act(forgetAll);
  globalThis.fetch = realFetch;
});

const show = (page: ReactNode, likes: Likes = none, language: Locale = 'nl') => {
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
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

test('[LIKE-1] a tap likes at once and a second one takes it back', async () => {
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

test('[LIKE-1] a like that the server refuses is taken away again', async () => {
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

test('[SHELL-3] the badge counts new likes, says so in words, and is not there without any', () => {
  const { unmount } = show(<NewLikesBadge />);
  expect(screen.queryByText(/nieuwe like/)).toBeNull();
  unmount();
  show(<NewLikesBadge />, { ...none, liked_by: [like(), like({ id: 8 }), like({ id: 9, like_new: false })] });
  expect(screen.getByText('2 nieuwe likes')).toBeTruthy();
});

function Tabs() {
  return <LikesTabs likes={useLikes()} />;
}

test('[LIKE-1] each tab says how many likes it holds', () => {
  const given: Like = { id: 7, profile: eva, liked_at: '2026-11-21T10:00:00.000Z', match: true };
  show(<Tabs />, { profiles: [given], liked_by: [like({ match: true }), like({ id: 8 })], older: null });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ontvangen2',
    'Gegeven1',
    'Matches1',
  ]);
});

test('[LIKE-2] a new like shows once, with the exact English title; a tap on the picture opens the profile', async () => {
  show(<LikePopup />, none, 'en');
  act(() => celebrate(like()));
  act(() => celebrate(like()));
  expect((await screen.findByRole('dialog', { name: 'New like!' })).textContent).toContain('Eva, 31');
  fireEvent.click(screen.getByRole('link', { name: "View Eva's profile" }));
  expect(await screen.findByText('profiel')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LIKE-2] a match has its own words and its button leads to the conversation', async () => {
  show(<LikePopup />);
  act(() => celebrate(like()));
  act(() => celebrate(like({ match: true })));
  expect(await screen.findByRole('dialog', { name: 'Het is een match!' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bericht schrijven' }));
  expect(await screen.findByText('gesprek')).toBeTruthy();
});

test('[LIKE-2] the button beside, Esc and the backdrop close it', async () => {
  show(<LikePopup />);
  const close = [
    () => fireEvent.click(screen.getByRole('button', { name: 'Later' })),
    // What the browser makes of Esc, and a tap beside the dialog's content.
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    () => fireEvent.pointerDown(screen.getByRole('dialog')),
  ];
  for (const [index, closeIt] of close.entries()) {
    act(() => celebrate(like({ id: index + 10 })));
    await screen.findByRole('dialog');
    closeIt();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('[SAFE-4] [LIKE-2] the like of a fictional profile says so, in the label and in the sentence', async () => {
  show(<LikePopup />);
  act(() => celebrate(like({ profile: { ...eva, fictional: true } })));
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('Fictief profiel');
  expect(textContent).toContain('Eva is een fictief profiel: deze like hoort bij de demo.');
});
