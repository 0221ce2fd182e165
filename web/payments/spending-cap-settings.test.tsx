import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SpendingCap } from '#contract/payments/get-spending-cap.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { OrderRefusal } from './checkout/order-refusal.tsx';
import { spendingCapQuery } from './spending-cap/get-spending-cap.query.ts';
import { SpendingCapSettings } from './spending-cap-settings.tsx';

const none: SpendingCap = { currency: 'EUR', cap: null, spent: 2499, counted: [], next: null };
const rising: SpendingCap = { ...none, cap: 5000, next: { cap: 8000, from: '2026-12-24T12:00:00.000Z' } };

beforeAll(() => loadLanguage('en'));

afterEach(() => vi.unstubAllGlobals());

/**
 * Shows the settings with this cap. The fake server answers each change with `then`; the sent bodies are
 * collected.
 */
const show = (cap: SpendingCap, then: SpendingCap = cap) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json(then);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(spendingCapQuery().queryKey, cap);
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <RawIntlProvider value={intlFor('en')}>
          <SpendingCapSettings />
        </RawIntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return sent;
};

test('shows the spending without a cap and sets a cap in whole units [CRED-12d]', async () => {
  const sent = show(none, { ...none, cap: 5000 });
  expect(screen.getByText('You have no limit. In the last 30 days you ordered for €24.99.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'No limit any more' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  await screen.findByText('€24.99 of €50.00 ordered in the last 30 days');
  expect(sent).toEqual([{ cap: { amount: 5000, currency: 'EUR' } }]);
});

test('sets nothing from an empty field and says what is missing [CRED-12d]', async () => {
  const sent = show(none);
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  await screen.findByText('Fill in an amount.');
  expect(sent).toEqual([]);
});

test('shows a pending change with its day and can cancel it [CRED-12d]', async () => {
  const sent = show(rising, { ...rising, next: null });
  expect(screen.getByText('From 24 December on your limit is €80.00.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  await vi.waitFor(() => expect(screen.queryByText('From 24 December on your limit is €80.00.')).toBeNull());
  expect(sent).toEqual([{ cap: { amount: 5000, currency: 'EUR' } }]);
});

test('removes a cap with its own button [CRED-12d]', async () => {
  const sent = show({ ...none, cap: 5000 });
  fireEvent.click(screen.getByRole('button', { name: 'No limit any more' }));
  await vi.waitFor(() => expect(sent).toEqual([{ cap: null }]));
});

test('announces a pending cap beside the field, which keeps showing the current cap [CRED-12d]', async () => {
  const held = { ...none, cap: 5000 };
  show(held, { ...held, next: { cap: 8000, from: '2026-12-24T12:00:00.000Z' } });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: '80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  await screen.findByText('From 24 December on your limit is €80.00.');
  expect(field.value).toBe('€ 50');
});

test('links an order above the limit to the setting, but not another error [CRED-12d]', () => {
  const refused = (code: string) => (
    <MemoryRouter>
      <RawIntlProvider value={intlFor('en')}>
        <OrderRefusal error={new ApiProblem({ code, status: 409, detail: 'Nothing was ordered.' })} />
      </RawIntlProvider>
    </MemoryRouter>
  );
  const { rerender } = render(refused('spending_cap_too_low'));
  expect(screen.getByRole('alert').textContent).toContain('Nothing was ordered.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/settings/payments#spending-cap');
  rerender(refused('price_changed'));
  expect(screen.queryByRole('link')).toBeNull();
});
