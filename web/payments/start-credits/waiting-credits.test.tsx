import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { Balance } from '#web/ledger/balance.tsx';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { PaymentOutcome } from '../outcome/payment-outcome.tsx';
import { WaitingCredits } from './waiting-credits.tsx';

let client: QueryClient;

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

afterEach(() => vi.unstubAllGlobals());

const show = (page: ReactNode, wallet: Wallet) => {
  client.setQueryData(walletQuery().queryKey, (): Wallet | null => wallet);
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/credits']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const wallet: Wallet = { credits: 32, waiting: 30, paid_user: true };

test('names waiting credits in the badge, the balance and on the result page [CRED-14a]', () => {
  const words = /2 credits te gebruiken, 30 wachten op je akkoord\./;
  for (const page of [
    <CreditsBadge key="badge" />,
    <Balance key="balance" />,
    <PaymentOutcome key="outcome" payment={somePayment({ state: 'completed' })} />,
  ]) {
    const shown = show(page, wallet);
    expect(screen.getByText(words)).toBeTruthy();
    shown.unmount();
  }
});

test('says on the credits page what waits, and starts it after the question [CRED-14a]', async () => {
  const asked = vi.fn(async () => Response.json({ credits: 32, waiting: 0, paid_user: true, started: 1 }));
  vi.stubGlobal('fetch', asked);
  show(<WaitingCredits />, wallet);
  expect(screen.getByText(/Na 14 dagen kun je ze vanzelf gebruiken\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Nu gebruiken' }));
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Ja, begin nu', hidden: true }));
  await waitFor(() => expect(screen.queryByText('30 credits wachten op je akkoord')).toBeNull());
  expect(asked).toHaveBeenCalledTimes(1);
});

test('shows nothing while no credits wait [CRED-14a]', () => {
  show(<WaitingCredits />, { credits: 2, waiting: 0, paid_user: true });
  expect(screen.queryByRole('button')).toBeNull();
});
