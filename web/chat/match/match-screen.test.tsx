import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { WritingObstacle } from '#contract/chat/get-writing.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getLikes, Like } from '#contract/likes/get-likes.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { likesQuery } from '#web/likes/get-likes.query.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { writingQuery } from '../permission/use-writing.ts';
import { deviceOf } from '../sync/use-device.ts';
import { MatchScreen } from './match-screen.tsx';

beforeAll(() => loadLanguage('nl'));
beforeEach(() => localStorage.clear());

const me = 7;
const eva = someCard({ id: 2, name: 'Eva' });
let queries: QueryClient;

const show = (fields: Partial<Like> = {}, obstacle: WritingObstacle | null = null) => {
  const onClose = vi.fn();
  queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const fill = queries.setQueryData.bind(queries);
  fill(queryFor(getCurrentUser, {}).queryKey, { user: someUser({ id: me }) });
  fill(settingsQuery().queryKey, { settings: { ...testSettings, visible_profile_notes: ['about'] } });
  fill(walletQuery().queryKey, (): Wallet | null => ({ credits: 10, waiting: 0, paid_user: true }));
  fill<unknown>(queryFor(getMember, { id: eva.id }).queryKey, {
    member: { ...eva, interests: ['wine'], shared_interests: ['wine'], about: null },
    blocked: false,
  });
  fill<unknown>([...writingQuery(eva.id).queryKey], { obstacle, many_alike: false, fictional: null });
  const like: Like = {
    id: eva.id,
    profile: eva,
    liked_at: '2026-11-21T10:00:00.000Z',
    match: true,
    origin: 'own',
    about: null,
    ...fields,
  };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <MatchScreen like={like} onClose={onClose} /> },
    { path: '/members/:id', Component: () => <p>profiel</p> },
    { path: '/members/:id/chat', Component: () => <p>gesprek</p> },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return { onClose };
};

const sent = () =>
  deviceOf(queries, me)
    .outbox.read()
    .map(({ profile, text }) => ({ profile, text }));
const option = { hidden: true };

test('shows both portraits, what the two share and three openers [LIKE-2d, LIKE-2a]', () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Het vonkt!' });
  expect(dialog.textContent).toContain('Jij en Eva vinden elkaar leuk.');
  expect(dialog.textContent).toContain('Jullie delenWijn');
  expect(screen.getAllByRole('listitem', option)).toHaveLength(3);
  fireEvent.click(screen.getByRole('link', { name: 'Profiel van Eva bekijken', hidden: true }));
  expect(screen.getByText('profiel')).toBeTruthy();
});

test('puts an opener into the field and sends it as the first message [LIKE-2d]', async () => {
  const { onClose } = show();
  const [opener] = screen.getAllByRole('listitem', option);
  const line = opener?.textContent ?? '';
  fireEvent.click(screen.getByRole('button', { name: line, hidden: true }));
  expect(sent()).toEqual([]);
  expect(screen.getByRole('textbox', option)).toHaveProperty('value', line);
  fireEvent.click(screen.getByRole('button', { name: /^Bericht sturen, 1 credit/, hidden: true }));
  expect(sent()).toEqual([{ profile: eva.id, text: line }]);
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText('gesprek')).toBeTruthy();
});

test('leads a member who may not write to the conversation, which says why [LIKE-2d]', async () => {
  show({}, 'conversations');
  expect(screen.queryByRole('textbox', option)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Bericht schrijven', hidden: true }));
  expect(await screen.findByText('gesprek')).toBeTruthy();
});

test('closes with "Later", Esc and a tap beside the content [LIKE-2c]', async () => {
  const { onClose } = show();
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Later', hidden: true }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(3));
});

test('names a fictional match and the like of a standing wish as such [LIKE-3g, FIC-8b, MEET-1a]', () => {
  show({ profile: { ...eva, fictional: true }, origin: 'fictional' });
  const { textContent } = screen.getByRole('dialog', { name: 'Een match in de demo' });
  expect(textContent).toContain('Fictief profiel');
  expect(textContent).not.toContain('vinden elkaar leuk');
});

const prompt = { question: 'sunday', answer: 'op een bankje' } as const;

test('opens with the answer that the other likes, or else with the one that the member likes [LIKE-2f]', async () => {
  show({ about: { prompt } });
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('Eva vindt je antwoord leuk.');
  expect(textContent).toContain('op een bankje');
  cleanup();

  show();
  const { id } = eva;
  const given = {
    id,
    profile: eva,
    liked_at: '2026-11-21T10:00:00.000Z',
    match: true,
    origin: 'own',
  } as const;
  act(() =>
    queries.setQueryData<AnswerOf<typeof getLikes>>(likesQuery().queryKey, {
      profiles: [{ ...given, about: { prompt } }],
      liked_by: [],
      older: null,
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain('Jij vindt dit antwoord van Eva leuk.'),
  );
});
