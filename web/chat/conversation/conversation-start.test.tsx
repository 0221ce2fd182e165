import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { ConversationStart } from './conversation-start.tsx';

beforeAll(() => loadLanguage('nl'));

const announced = /gratis bericht/;

/** The words at the start of an empty conversation. */
const show = (given: { credits: number; paid?: boolean; gift: number; price: number }) => {
  const queries = new QueryClient();
  const settings = { ...testSettings, signup_credits: given.gift, message_credits: given.price };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  const wallet: Wallet = { credits: given.credits, paid_user: given.paid ?? false, last_purchase: null };
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => wallet);
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <ConversationStart other={chatWith(2).profile} empty />
      </RawIntlProvider>
    </QueryClientProvider>,
  ).container.textContent;
};

test('announces the free messages, rounded down, and their credits to a new member [CHAT-4b]', () => {
  expect(show({ credits: 7, gift: 7, price: 2 })).toContain(
    'Je hebt 3 gratis berichten, ter waarde van 7 credits. Je kunt er 2 gesprekken mee beginnen.',
  );
  expect(show({ credits: 1, gift: 1, price: 1 })).toContain(
    'Je hebt 1 gratis bericht, ter waarde van 1 credit.',
  );
});

test('announces no free messages once credits are spent, after a purchase, or if the gift is too small [CHAT-4b]', () => {
  expect(show({ credits: 6, gift: 7, price: 2 })).not.toMatch(announced);
  expect(show({ credits: 30, paid: true, gift: 7, price: 2 })).not.toMatch(announced);
  expect(show({ credits: 1, gift: 1, price: 2 })).not.toMatch(announced);
});
