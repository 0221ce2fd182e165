import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { SpendingCap } from '#contract/payments/get-spending-cap.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { spendingCapQuery } from '../spending-cap/get-spending-cap.query.ts';
import { CapNotice, useMissingRoom } from './cap-notice.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const open: OpenOrder = {
  ...{ payment_id: 4, credits: 30, price: euros(1874), payment_method: 'ideal' },
  ...{ checkout_url: 'https://bank.example/4', held_until: null, has_discount: true },
};

/** Orders of 30.00 within 30 days: the older one counts until 15 December. */
const counted = [
  { payment_id: 3, amount: 1126, at: '2026-11-15T12:00:00.000Z' },
  { payment_id: 4, amount: 1874, at: '2026-11-20T12:00:00.000Z' },
];

beforeAll(() => Promise.all(locales.map(loadLanguage)));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The words of the notice for an order of 37.48 under this cap; null: no notice. */
const said = (cap: number, given: { replaced?: OpenOrder; spent?: boolean; language?: Locale } = {}) => {
  const { replaced = null, spent = true, language = 'nl' } = given;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  const known: SpendingCap = {
    ...{ currency: 'EUR', cap, spent: spent ? 3000 : 0, counted: spent ? counted : [], next: null },
  };
  client.setQueryData(spendingCapQuery().queryKey, known);
  const Notice = () => {
    const room = useMissingRoom(euros(3748), replaced);
    return room ? <CapNotice room={room} smallest={euros(999)} /> : null;
  };
  const Stub = createRoutesStub([{ path: '*', Component: Notice }]);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <Stub />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const words =
    screen
      .queryByRole('status')
      ?.querySelector('p')
      ?.textContent?.replace(/\u00a0/g, ' ') ?? null;
  unmount();
  return words;
};

test('names what is left, a smaller package and the day on which this one fits [CRED-12d, CRED-13g]', () => {
  expect(said(4000)).toBe(
    'Dit gaat over je eigen limiet: daarvan is nog € 10,00 over. Kies een kleiner pakket, of wacht tot 20 december: dan past dit pakket.',
  );
  expect(said(5700)).toContain('of wacht tot 15 december');
});

test('advises no smaller package if not even the smallest fits, and says when room comes back [CRED-12d]', () => {
  const words = said(3998);
  expect(words).toBe(
    'Van je eigen limiet is nog € 9,98 over, te weinig voor een pakket. Vanaf 20 december is er weer ruimte voor deze bestelling.',
  );
  for (const language of locales) {
    const other = said(3800, { language }) ?? '';
    expect(other, language).toMatch(/20/);
    expect(other, language).not.toBe(said(4000, { language }));
  }
});

test('names the whole cap for a package that costs more, and no day [CRED-12d]', () => {
  expect(said(3747, { spent: false })).toBe('Dit pakket kost meer dan je eigen limiet van € 37,47.');
  expect(said(0)).toBe('Dit pakket kost meer dan je eigen limiet van € 0,00.');
});

test('frees the room of the open order that the new one replaces [CRED-12d, CRED-13g]', () => {
  expect(said(4873, { replaced: open })).toContain('daarvan is nog € 37,47 over');
  expect(said(4874, { replaced: open })).toBeNull();
  expect(said(6748)).toBeNull();
});
