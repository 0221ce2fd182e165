import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { SignUpGift } from './sign-up-gift.tsx';

beforeAll(() => loadLanguage('nl'));

const shown = (wallet: Wallet | null, signup_credits = 3): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: { ...testSettings, signup_credits } });
  client.setQueryData(walletQuery().queryKey, wallet);
  const Stub = createRoutesStub([{ path: '*', Component: SignUpGift }]);
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
};

test('names the credits of the sign-up, not the balance [ACC-5c]', () => {
  expect(shown({ credits: 2, paid_user: false })).toContain('3 credits cadeau');
  expect(shown({ credits: 0, paid_user: false, last_purchase: null })).toContain('3 credits cadeau');
});

test('names no gift after a purchase, without gift credits, or to a visitor [ACC-5c]', () => {
  const last_purchase = { price: { amount: 1874, currency: 'EUR' as const }, credits: 30 };
  expect(shown({ credits: 33, paid_user: true, last_purchase })).not.toContain('cadeau');
  // A purchase that was returned ends premium, and was still a purchase.
  expect(shown({ credits: 3, paid_user: false, last_purchase })).not.toContain('cadeau');
  expect(shown({ credits: 5, paid_user: false }, 0)).not.toContain('cadeau');
  expect(shown(null)).not.toContain('cadeau');
});
