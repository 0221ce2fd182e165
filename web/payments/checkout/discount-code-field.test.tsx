import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DiscountCode } from '#contract/payments/get-discount-code.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { DiscountCodeField } from '../discounts/discount-code-field.tsx';
import { useDiscountCode } from '../discounts/use-discount-code.ts';
import { OrderSummary } from './order-summary.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const full: CreditPackage = {
  id: 'p1',
  credits: 30,
  price: euros(2499),
  full_price: null,
  former_price: null,
  lowest_price: euros(2499),
  price_per_message: euros(84),
  popular: false,
};
const bonus: RunningDiscount = {
  code: 'TIMEBONUS25',
  value_percentage: 25,
  expires: '2026-12-01T00:00:00.000Z',
  seconds_left: 100,
};
const half: DiscountCode = {
  code: 'HALF',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 50,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once',
  expired: false,
  paymentmethods: [],
};

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
afterEach(() => vi.unstubAllGlobals());

const answer = (code: DiscountCode) => vi.stubGlobal('fetch', async () => Response.json(code));

function Checkout({ offer, discount }: { offer: CreditPackage; discount: RunningDiscount | null }) {
  const code = useDiscountCode({ offer, discount, country: 'NL', method: 'ideal' });
  return (
    <>
      <DiscountCodeField code={code} disabled={false} />
      {code.offer ? <OrderSummary offer={code.offer} code={code.named} /> : null}
      <output>{code.inPrice ?? 'none'}</output>
    </>
  );
}

const show = (offer = full, discount: RunningDiscount | null = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Checkout offer={offer} discount={discount} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const type = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Heb je een kortingscode?' }));
  const field = screen.getByLabelText('Kortingscode');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Toepassen' }));
};

const said = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? '';

test('lowers the price with a typed code and restores it when the code is removed [CRED-8a]', async () => {
  answer(half);
  show();
  expect(said()).toContain('€ 24,99');
  type('half');
  expect(await screen.findByText('HALF: 50% korting')).toBeTruthy();
  expect(said()).toMatch(/30 dagen€ 24,99Korting met HALF€ -12,50.*€ 12,49.*HALF$/);
  fireEvent.click(screen.getByRole('button', { name: 'Weghalen' }));
  expect(said()).toContain('€ 24,99');
  expect(document.querySelector('output')?.textContent).toBe('none');
});

test('replaces the automatic discount with the typed code, starting from the full price [CRED-8a, CRED-9a]', async () => {
  answer(half);
  show({ ...full, price: euros(1874), full_price: euros(2499), former_price: euros(2499) }, bonus);
  expect(said()).toMatch(/Welkomstkorting€ -6,25.*€ 18,74.*TIMEBONUS25$/);
  type('half');
  expect(await screen.findByText('HALF: 50% korting')).toBeTruthy();
  expect(said()).toMatch(/€ 12,49.*HALF$/);
});

test.each([
  [{ expired: true }, /verlopen/],
  [{ country: 'BE' }, /land of munt/],
  [{ currency: 'GBP' }, /land of munt/],
  [{ paymentmethods: ['creditcard'] }, /betaalwijze/],
  [{ minimum_order_value: 2500 }, /dit pakket/],
])('explains why a code with %o does not apply and keeps the price [CRED-8b]', async (terms, reason) => {
  answer({ ...half, ...terms });
  show();
  type('half');
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(said()).toMatch(/€ 24,99.*none$/);
});

test("shows the server's message at the field for an unknown code [CRED-8b]", async () => {
  const refusal = {
    type: 'about:blank',
    title: 'x',
    status: 404,
    code: 'discount_code_not_found',
    detail: 'Code niet gevonden',
    params: {},
  };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  show();
  type('nope');
  expect(await screen.findByText('Code niet gevonden')).toBeTruthy();
  expect(screen.getByLabelText('Kortingscode').getAttribute('aria-invalid')).toBe('true');
});
