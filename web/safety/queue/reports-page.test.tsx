import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { listReports } from '#contract/safety/list-reports.ts';
import type { Brake } from '#contract/safety/reporter-trust.ts';
import type { QueueItem } from '#contract/safety/search-queue.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { reportsQuery } from '../moderation/reports.query.ts';
import { queuePages } from './queue.query.ts';
import ReportsPage from './reports-page.tsx';

const item: QueueItem = {
  ...{ queue: 'complaint', id: 9, number: '03F7-K2Q9-XH4E', kind: 'complaints' },
  ...{ reason: null, about: 'payment', subject: null, host: 'vonk.example', language: 'de' },
  ...{ waits_since: '2026-11-20T10:00:00.000Z', urgency: 'rest', due_at: '2026-11-27T10:00:00.000Z' },
  ...{ owner: null, standing: null, wave: 1, together: 1, hides: false, flagged: false },
};

const show = (items: readonly QueueItem[], brakes: readonly Brake[] = []) => {
  const waiting = { number: 0, more: false };
  const known: AnswerOf<typeof listReports> = {
    ...{ results: [], waiting, brakes: [...brakes], complaints: { results: [], waiting } },
  };
  const page = {
    results: [...items],
    matching: { number: items.length, more: false },
    next: null,
    sites: [],
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(reportsQuery().queryKey, known);
  client.setQueryData(queuePages({ sort: 'urgent' }).queryKey, {
    pages: [page],
    pageParams: [{ input: {} }],
  });
  const Stub = createRoutesStub([{ path: '/', Component: ReportsPage }]);
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

beforeAll(() => loadLanguage('nl'));

test('says that everything is decided when nothing waits [SAFE-2b]', async () => {
  show([]);
  expect(await screen.findByText('Alles is beslist. Kijk straks nog eens.')).toBeTruthy();
});

test('lists a waiting complaint without reports, and does not say that everything is decided [SAFE-2b, SAFE-10n]', async () => {
  show([item]);
  expect(await screen.findByText('03F7-K2Q9-XH4E', { exact: false })).toBeTruthy();
  expect(screen.queryByText('Alles is beslist. Kijk straks nog eens.')).toBeNull();
  expect(screen.getByText('1 zaak wacht')).toBeTruthy();
  expect(screen.getByText('Duits')).toBeTruthy();
});

test('says that a site hides nobody by itself, and offers to release its brake [SAFE-8c]', async () => {
  show([], [{ site: 1, host: 'vonk.example', since: '2026-11-20T10:00:00.000Z', hidden: 5 }]);
  expect(await screen.findByText('vonk.example verbergt niemand meer vanzelf')).toBeTruthy();
  expect(screen.getByText('na 5 verborgen leden', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rem eraf voor vonk.example' })).toBeTruthy();
});
