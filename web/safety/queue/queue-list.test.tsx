import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { QueueItem } from '#contract/safety/search-queue.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { operatorQuery } from '#web/operators/operator-loader.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { queueAddress, queuePlace } from '../queue-place.ts';
import { QueueList } from './queue-list.tsx';

const item = (id: number, given: Partial<QueueItem> = {}): QueueItem => ({
  ...{ queue: 'report', id, number: `0000-0000-000${id}`, kind: 'reports', reason: 'spam', about: null },
  ...{ subject: 'profile', host: 'vonk.example', language: 'fi', waits_since: '2026-11-20T10:00:00.000Z' },
  ...{
    urgency: 'rest',
    due_at: '2099-11-27T10:00:00.000Z',
    owner: null,
    standing: null,
    wave: 1,
    together: 1,
    hides: false,
    flagged: false,
  },
  ...given,
});

let asked: string[];
let sent: unknown[];
let items: QueueItem[];

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  [asked, sent, items] = [[], [], [item(1), item(2), item(3)]];
  queuePlace.set({ search: '', item: null });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const show = (search = '') => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname.includes('colleagues'))
      return Response.json({
        results: [
          { id: 5, email: 'vera@staff.example', roles: ['moderator'], own: true },
          { id: 6, email: 'wim@staff.example', roles: ['moderator'], own: false },
          { id: 7, email: 'fin@staff.example', roles: ['finance'], own: false },
        ],
      });
    if (request.method === 'PUT') {
      sent.push(await request.json());
      return Response.json({ assigned: 1 });
    }
    asked.push(url.search);
    const sites = [{ id: 1, host: 'vonk.example' }];
    return Response.json({ results: items, matching: { number: 3, more: false }, next: null, sites });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(operatorQuery().queryKey, {
    operator: { id: 5, email: 'vera@staff.example', roles: ['moderator'], recovery_codes_left: 8 },
  });
  const router = createMemoryRouter(
    [
      { path: '/console/reports', Component: QueueList },
      { path: '/console/reports/:id', Component: () => 'case' },
    ],
    { initialEntries: [`/console/reports${search}`] },
  );
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return router;
};

const key = (pressed: string) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed }));
const link = (id: number) => screen.findByRole('link', { name: `Melding 0000-0000-000${id} bekijken` });

test('keeps the filters in the address and asks for exactly them [SAFE-10h]', async () => {
  const router = show('?kind=reports&language=fi&wrong=1&due=never');
  await link(1);
  expect(asked).toEqual(['?kind=reports&language=fi&sort=urgent']);
  fireEvent.change(screen.getByLabelText('Termijn'), { target: { value: 'late' } });
  await waitFor(() => expect(asked.at(-1)).toContain('due=late'));
  expect(router.state.location.search).toContain('due=late');
  expect(await screen.findByText('3 zaken wachten')).toBeTruthy();
});

test('comes back from an item to the same filters and the same item [SAFE-10h]', async () => {
  const router = show('?kind=reports');
  fireEvent.click(await link(2));
  await screen.findByText('case');
  expect(queueAddress()).toBe('/console/reports?kind=reports');
  await act(() => router.navigate(queueAddress()));
  await waitFor(async () => expect(document.activeElement).toBe(await link(2)));
});

test('moves, selects, takes and gives back by keyboard, and lists the keys [SAFE-10i]', async () => {
  show();
  await link(1);
  await key('j');
  await key('j');
  expect(document.activeElement).toBe(await link(2));
  await key('k');
  expect(document.activeElement).toBe(await link(1));
  await key('m');
  await waitFor(() => expect(sent).toEqual([{ queue: 'report', ids: [1], to: 5 }]));
  await key('x');
  await key('j');
  await key('x');
  expect(await screen.findByText('2 gekozen')).toBeTruthy();
  await key('u');
  await waitFor(() => expect(sent.at(-1)).toEqual({ queue: 'report', ids: [1, 2], to: null }));
  await key('?');
  const help = await screen.findByRole('dialog', { name: 'Toetsen', hidden: true });
  expect(within(help).getByText('Volgende zaak')).toBeTruthy();
});

test('hands selected items to a colleague who may decide them [SAFE-10e]', async () => {
  show();
  await link(3);
  fireEvent.click(screen.getByLabelText('0000-0000-0003 kiezen'));
  const choice = await screen.findByLabelText('Naar een collega …');
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(2));
  fireEvent.change(choice, { target: { value: '6' } });
  await waitFor(() => expect(sent).toEqual([{ queue: 'report', ids: [3], to: 6 }]));
});

test('shows owner and language, and no link to what a colleague has open [SAFE-10e, SAFE-10n]', async () => {
  const owner = { id: 6, email: 'wim@staff.example', own: false };
  items = [item(1, { owner: { ...owner, holds: true } }), item(2, { owner: { ...owner, holds: false } })];
  show();
  await link(2);
  expect(screen.getByText('Open bij wim@staff.example')).toBeTruthy();
  expect(screen.getByText('Van wim@staff.example')).toBeTruthy();
  expect(screen.getAllByText('Fins')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Melding 0000-0000-0001 bekijken' })).toBeNull();
});
