import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OpenOrder } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { useDebit } from './use-debit.ts';

const price = { amount: 2499, currency: 'EUR' } as const;
const offer: CreditPackage = {
  ...{ id: 'p1', credits: 30, price, full_price: null, former_price: null, lowest_price: price },
  ...{ price_per_message: price, popular: false },
};
const open: OpenOrder = {
  ...{ payment_id: 4, credits: 30, price, payment_method: 'ideal' },
  ...{ checkout_url: 'https://bank.example/4', held_until: null, has_discount: false },
};
const details = {
  ...{ account_holder: 'A. de Vries', iban: 'NL91ABNA0417164300', street: 'Dorpsstraat', house_number: '1' },
  ...{ zip: '1234 AB', city: 'Utrecht', phone: '0612345678' },
};

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.unstubAllGlobals());

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RawIntlProvider value={intlFor('nl')}>
        <MemoryRouter>{children}</MemoryRouter>
      </RawIntlProvider>
    </QueryClientProvider>
  );
}

test('a debit cancels the open order of the page when it is signed with a right code, not before [CRED-6b, CRED-13g]', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: { id?: number; otp?: string; only_check?: true } = await request.json();
    sent.push(body.id ?? (body.only_check ? `check ${body.otp}` : body.otp) ?? 'code');
    if (body.id !== undefined) return Response.json(somePayment({ payment_id: 4, state: 'cancelled' }));
    if (body.otp === '000000')
      return Response.json({ code: 'code_invalid', status: 409, params: { tries: 4 } }, { status: 409 });
    if (body.only_check) return Response.json({ code_valid: true });
    if (body.otp !== undefined) return Response.json(somePayment({ payment_id: 8, state: 'pending' }));
    return Response.json({ otp_sent: true, resend_after: 60 });
  });
  const sale = { offer, country: 'NL', startNow: false, code: undefined, named: undefined, open };
  const { result } = renderHook(() => useDebit(sale), { wrapper: Providers });
  await act(() => result.current.ask(details));
  expect(sent).toEqual(['code']);
  act(() => result.current.pay.send('000000'));
  await waitFor(() => expect(result.current.pay.error).not.toBeNull());
  expect(sent).toEqual(['code', 'check 000000']);
  act(() => result.current.pay.send('123456'));
  await waitFor(() => expect(sent.slice(2)).toEqual(['check 123456', 4, '123456']));
});
