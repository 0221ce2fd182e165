import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WithdrawalCase, WithdrawalCaseFacts } from '#contract/payments/console/withdrawal-case.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import WithdrawalCaseConsolePage from './withdrawal-case-console-page.tsx';
import WithdrawalCasesConsolePage from './withdrawal-cases-console-page.tsx';

const open: WithdrawalCase = {
  ...{ id: 7, order: '8231', reason: 'unknown', declared_at: '2026-11-20T10:00:00.000Z' },
  ...{ due_at: '2026-12-04T10:00:00.000Z', declarations: 2, receipted_at: null },
  ...{ outcome: null, closed_at: null, owner: null, network: 'ab12cd34' },
};

const facts: WithdrawalCaseFacts = {
  ...open,
  sender: { name: 'J.R. de Vries', email: 'koper@post.example' },
  language: 'nl',
  ...{ answer: null, dismissal: null, matched: null },
  candidates: [
    {
      ...{ payment_id: 4242, member: 12, state: 'completed', payment_method: 'ideal', credits: 30 },
      ...{ price: { amount: 2499, currency: 'EUR' }, reversed: null, provider: 'mollie' },
      ...{ provider_reference: 'tr_7', withdrawals: 0, created_at: '2026-11-19T10:00:00.000Z' },
    },
  ],
};

const [listPath, casePath] = ['/api/console/withdrawals.php', '/api/console/withdrawal.php'];

/** The server's responses by path; the sent bodies are collected. */
let answers: Record<string, unknown>;
let sent: unknown[];

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isLook = request.method === 'GET' || (request.method === 'POST' && pathname === casePath);
    if (!isLook) sent.push(await request.json());
    const body = answers[`${pathname}${searchParams.get('closed') === 'true' ? '?closed' : ''}`];
    return Response.json(body ?? {}, { status: body === undefined ? 500 : 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

function show(Component: ComponentType, path: string, at: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path, Component }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={[at]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const showQueue = () => show(WithdrawalCasesConsolePage, '/console/withdrawals', '/console/withdrawals');
const showCase = () => show(WithdrawalCaseConsolePage, '/console/withdrawals/:id', '/console/withdrawals/7');
const pageOf = (...results: WithdrawalCase[]) => ({ results, page: 1, has_more: false });

test('lists what waits with its day and names nobody, and says when nothing waits [CRED-12f, CON-4d]', async () => {
  answers = { [listPath]: pageOf(open), [`${listPath}?closed`]: pageOf() };
  showQueue();
  const row = await screen.findByRole('link', { name: /Herroeping van bestelling 8231/ });
  expect(row.getAttribute('href')).toBe('/console/withdrawals/7');
  for (const words of ['Geld terug tot 4 dec 2026', '2 keer verklaard', /Nog geen ontvangstbevestiging/])
    expect(within(row).getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByText('Afgehandeld'));
  expect(await screen.findByText('Nog niets afgehandeld')).toBeTruthy();
});

test('shows an error with a second try if the queue cannot be read [CRED-12f]', async () => {
  answers = {};
  showQueue();
  const again = await screen.findByRole('button', { name: /opnieuw/i });
  answers = { [listPath]: pageOf() };
  fireEvent.click(again);
  expect(await screen.findByText('Elke herroeping hoort bij een bestelling.')).toBeTruthy();
});

test('matches a case with an order of its sender only after a confirmation [CRED-12f, CON-4d]', async () => {
  answers = { [casePath]: facts, '/api/console/withdrawal-order.php': { case: 7 } };
  showCase();
  expect(await screen.findByText('J.R. de Vries, koper@post.example')).toBeTruthy();
  const match = screen.getByRole('button', { name: 'Bij deze bestelling uitvoeren' });
  fireEvent.click(match);
  expect(await screen.findByText('Vul dit nog in.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Kies bestelling 4242' }));
  fireEvent.click(match);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuleren' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  fireEvent.click(match);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Herroeping van bestelling 4242')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Bij deze bestelling uitvoeren' }));
  await waitFor(() => expect(sent).toEqual([{ case: 7, order: '4242' }]));
});

test('sends an answer only after its words were confirmed [CRED-12f, CON-5c]', async () => {
  answers = { [casePath]: facts };
  showCase();
  fireEvent.change(await screen.findByLabelText('Je antwoord'), { target: { value: 'We vonden niets.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord versturen' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const words of ['koper@post.example', 'We vonden niets.'])
    expect(dialog.getByText(words)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Antwoord versturen' }));
  await waitFor(() => expect(sent).toEqual([{ case: 7, words: 'We vonden niets.' }]));
});

test('shows a closed case with its answer and no form [CRED-12f]', async () => {
  const answered = { outcome: 'answered', answer: 'We vonden niets.', closed_at: open.due_at } as const;
  answers = { [casePath]: { ...facts, ...answered } };
  showCase();
  expect(await screen.findByText('We vonden niets.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /uitvoeren|versturen/ })).toBeNull();
});

test('closes the chosen cases of one network with one reason, after a confirmation [CRED-12g]', async () => {
  const others = [8, 9].map((id) => ({ ...open, id, order: `823${id}` }));
  answers = { [listPath]: pageOf(open, ...others) };
  showQueue();
  fireEvent.click(await screen.findByLabelText('Herroeping van bestelling 8231 kiezen'));
  fireEvent.click(screen.getByRole('button', { name: 'Alleen netwerk ab12cd34' }));
  fireEvent.click(await screen.findByLabelText('Alle 3 in deze lijst kiezen'));
  answers = { [listPath]: { ...pageOf(), closed: 3 } };
  const close = screen.getByRole('button', { name: '3 herroepingen sluiten' });
  fireEvent.click(close);
  expect(await screen.findByText('Vul dit nog in.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reden'), { target: { value: 'Verzonnen nummers' } });
  fireEvent.click(close);
  expect(sent).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/zonder mail aan de afzender/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '3 herroepingen sluiten' }));
  await waitFor(() => expect(sent).toEqual([{ cases: [7, 8, 9], reason: 'Verzonnen nummers' }]));
});

test('shows why a case was dismissed, and opens it again [CRED-12g]', async () => {
  const dismissed = { outcome: 'dismissed', dismissal: 'Verzonnen nummers', closed_at: open.due_at } as const;
  answers = { [casePath]: { ...facts, ...dismissed }, '/api/console/withdrawal-reopened.php': { case: 7 } };
  showCase();
  expect(await screen.findByText('Verzonnen nummers')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gesloten zonder antwoord' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Weer openen' }));
  await waitFor(() => expect(sent).toEqual([{ case: 7 }]));
});
