import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getWithdrawal } from '#contract/payments/get-withdrawal.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { getWithdrawalQuery } from './get-withdrawal.query.ts';
import { WithdrawLink } from './withdraw-link.tsx';
import WithdrawPage from './withdraw-page.tsx';

type Known = AnswerOf<typeof getWithdrawal>;

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const visitor: Known = { email: null, orders: [] };
const member: Known = {
  email: 'anna@post.example',
  orders: [
    {
      order: 71,
      credits: 30,
      price: euros(2499),
      ordered_at: '2026-11-21T10:00:00.000Z',
      until: '2026-12-06T10:00:00.000Z',
      refund: euros(1666),
      refund_by: '2026-12-03T10:00:00.000Z',
    },
    {
      order: 72,
      credits: 10,
      price: euros(999),
      ordered_at: '2026-11-20T10:00:00.000Z',
      until: '2026-12-05T10:00:00.000Z',
      refund: null,
      refund_by: null,
    },
  ],
};

let sent: unknown[];

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
beforeEach(() => {
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

const show = (
  page: () => ReactNode,
  known = visitor,
  language: Locale = 'nl',
  given = { name: '', order: '' },
) => {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(known);
    sent.push(await request.json());
    return Response.json({ received_at: '2026-11-22T07:53:00.000Z' });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(getWithdrawalQuery().queryKey, known);
  const Stub = createRoutesStub([
    { path: '/', Component: page, loader: () => given, HydrateFallback: () => null },
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

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

test('lets a visitor declare name and order, review them, and withdraw with one button [CRED-12a, CON-4b, CON-5b]', async () => {
  show(WithdrawPage);
  await screen.findByRole('heading', { name: 'Overeenkomst hier herroepen' });
  await press('Verder');
  expect(await screen.findAllByText('Vul dit nog in.')).toHaveLength(3);
  type(/Naam/, 'Anna de Vries');
  type(/Bestelnummer/, 'abc');
  type(/E-mailadres/, 'anna@post.example');
  await press('Verder');
  expect(await screen.findByText(/alleen cijfers/)).toBeTruthy();
  type(/Bestelnummer/, '4503 5996 2737');
  await press('Verder');
  await screen.findByRole('heading', { name: 'Klopt dit?' });
  expect(screen.getByText('Ik herroep de overeenkomst voor bestelling 450359962737.')).toBeTruthy();
  // Reveals nothing about the order, not even whether it exists.
  expect(screen.queryByText('Je krijgt terug')).toBeNull();
  expect(sent).toEqual([]);
  await press('Wijzigen');
  expect((await screen.findByLabelText<HTMLInputElement>(/Naam/)).value).toBe('Anna de Vries');
  await press('Verder');
  await press('Herroeping bevestigen');
  const title = await screen.findByRole('heading', { name: 'Je herroeping is ontvangen' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(sent).toEqual([{ name: 'Anna de Vries', order: '450359962737', email: 'anna@post.example' }]);
});

test("fills in a member's data, lists their orders and shows the amount to be paid back [CRED-12a]", async () => {
  const { container } = show(WithdrawPage, member, 'en', { name: 'Anna', order: '71' });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Order');
  expect(choice.value).toBe('71');
  expect([...choice.options].map(({ text }) => plain(text))).toEqual([
    '30 credits for €24.99, 21 November',
    '10 credits for €9.99, 20 November',
    'Another order number',
  ]);
  await press('Continue');
  await screen.findByRole('heading', { name: 'Is this right?' });
  expect(plain(container.textContent)).toMatch(/You get back€16\.66/);
  await press('Change');
  fireEvent.change(await screen.findByLabelText('Order'), { target: { value: '72' } });
  await press('Continue');
  expect(await screen.findByText('Nothing: all credits have been used')).toBeTruthy();
  await press('Change');
  fireEvent.change(await screen.findByLabelText('Order'), { target: { value: '' } });
  type(/Order number/, '99');
  await press('Continue');
  await press('Confirm withdrawal');
  await screen.findByRole('heading', { name: 'Your withdrawal has been received' });
  expect(sent).toEqual([{ name: 'Anna', order: '99', email: 'anna@post.example' }]);
});

test('links an order to its withdrawal until the end of the last day [CRED-12a, CON-4c]', async () => {
  const soon = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
  const link = (until: string | null) => {
    const shown = show(() => <WithdrawLink payment={somePayment({ withdraw_until: until })} />);
    return shown;
  };
  const { unmount } = link(soon(3));
  const found = await screen.findByRole('link', { name: 'Overeenkomst hier herroepen' });
  expect(found.getAttribute('href')).toBe('/withdraw?order=5');
  unmount();
  for (const until of [null, soon(-1)]) {
    const { container, unmount: away } = link(until);
    expect(container.querySelector('a')).toBeNull();
    away();
  }
});
