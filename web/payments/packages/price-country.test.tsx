import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { getPackageQuery } from './get-packages.query.ts';
import { PriceCountry } from './price-country.tsx';

beforeAll(() => loadLanguage('nl'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saleIn = (country: string) => ({
  ...{ country, packages: [], payment_methods: [], discount: null, open_order: null, keepable: [] },
  keep_cap: { amount: 1, currency: 'EUR' as const },
});

/** A server that remembers the chosen country, or refuses every choice. */
const serve = (isRefused = false) => {
  let chosen: string | null = null;
  vi.stubGlobal('fetch', async (asked: Request) => {
    const { pathname } = new URL(asked.url);
    if (pathname.startsWith('/api/country')) {
      if (isRefused)
        return Response.json({ code: 'invalid_input', status: 400, title: '', detail: '' }, { status: 400 });
      chosen = z.parse(z.object({ country: z.string() }), await asked.json()).country;
      return Response.json({ country: chosen });
    }
    if (pathname.startsWith('/api/settings'))
      return Response.json({ settings: { ...testSettings, geoip_selected_country: chosen } });
    return Response.json(saleIn(chosen ?? 'NL'));
  });
};

function Prices() {
  const { country } = useSuspenseQuery(getPackageQuery('p2')).data;
  return <PriceCountry country={country} />;
}

const show = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: false } },
  });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(getPackageQuery('p2').queryKey, saleIn('NL'));
  const Stub = createRoutesStub([{ path: '*', Component: Prices }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <Suspense fallback="loading">
          <Stub initialEntries={['/credits/p2?x=1']} />
        </Suspense>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Prijzen voor' });

test('reloads prices and methods of the chosen package when the buyer chooses a country [CRED-15a]', async () => {
  serve();
  show();
  expect(select().value).toBe('NL');
  expect([...select().options].map(({ text }) => text)).toEqual(['België', 'Nederland']);
  fireEvent.change(select(), { target: { value: 'BE' } });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('België: prijzen en betaalmethodes zijn bijgewerkt.'),
  );
  expect(select().value).toBe('BE');
  expect(screen.getByText(/Betaal met een bank of kaart uit dit land/)).toBeTruthy();
});

test('keeps the former country and says why when a choice fails [CRED-15a]', async () => {
  serve(true);
  show();
  fireEvent.change(select(), { target: { value: 'BE' } });
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(select().value).toBe('NL');
});

test('posts the choice with the way back when the page has no script [CRED-15a]', () => {
  serve();
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/country', 'post']);
  expect(container.querySelector<HTMLInputElement>('input[name="to"]')?.value).toBe('/credits/p2?x=1');
});
