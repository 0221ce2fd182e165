import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { CountryQuestion } from '../invoices/country-question.tsx';
import { getPaymentQuery } from '../orders/get-payment.query.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
afterEach(() => vi.unstubAllGlobals());

const show = (payment: Payment, language: Locale = 'nl') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <PaymentOutcome payment={payment} />
          <CountryQuestion payment={payment} />
          <Toasts />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return client;
};

const asked = somePayment({ asked_countries: ['DE', 'US'] });
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'In welk land woon je?' });

test('asks once for an uncertain country, lists the likely ones first, and thanks the buyer [CRED-10b, VAT-1b]', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ ...asked, asked_countries: null });
  });
  const client = show(asked);
  const values = [...choice().options].map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['', 'DE', 'US']);
  expect(new Set(values).size).toBe(values.length);
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Kies een land uit de lijst.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(choice()));
  expect(sent).toEqual([]);
  fireEvent.change(choice(), { target: { value: 'DE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Dank je. Je factuur staat hier zo.')).toBeTruthy();
  expect(sent).toEqual([{ id: asked.payment_id, country: 'DE' }]);
  expect(client.getQueryData(getPaymentQuery(asked.payment_id).queryKey)?.asked_countries).toBeNull();
});

test('shows an error for an answer that comes too late [CRED-10b, VAT-1c]', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'country_settled', title: 'x', status: 409 }, { status: 409 }),
  );
  show(asked);
  fireEvent.change(choice(), { target: { value: 'US' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
});

test('does not ask a buyer whose country is known [CRED-10b, VAT-1b]', () => {
  show(somePayment());
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('announces premium after the first purchase, but not after later ones [CRED-2]', () => {
  show(somePayment({ made_premium: true }));
  expect(screen.getByText(/Je bent nu premium\./)).toBeTruthy();
  show(somePayment(), 'en');
  expect(screen.queryByText(/You are premium now/)).toBeNull();
});
