import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { gifts } from '#contract/chat/message.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Bubble } from '../conversation-log/bubble.tsx';
import { GiftButton } from '../gift-button.tsx';
import { ChatListItem } from '../inbox/chat-list-item.tsx';
import { makeOutbox, outboxKey } from '../outbox/outbox.ts';
import type { Sending } from '../sync/use-send-message.ts';
import { GiftDialog } from './gift-dialog.tsx';

const at = '2026-01-01T12:00:00.000Z';
const other = someCard();

let client: QueryClient;

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  localStorage.clear();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
});

const show = (page: ReactNode, credits = 12) => {
  const wallet: Wallet = { credits, paid_user: false };
  client.setQueryData(walletQuery().queryKey, (): Wallet | null => wallet);
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/chats/9']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const sending = (changed: Partial<Sending> = {}): Sending => ({
  price: 1,
  giftPrice: 3,
  longest: 2000,
  affordable: true,
  giftAffordable: true,
  send() {},
  sendGift() {},
  outgoing: [],
  retry() {},
  discard() {},
  ...changed,
});

test('draws a gift in its bubble and names it for screen readers [CHAT-2a]', () => {
  const { container } = show(<Bubble own={false} by="Bram" text="" gift="rose" at={at} />);
  expect(container.querySelector('[data-gift="rose"]')).not.toBeNull();
  expect(screen.getByText('Cadeau: roos')).toBeTruthy();
});

test('shows one time for a group and keeps the others for screen readers [CHAT-2a]', () => {
  const { container } = show(
    <>
      <Bubble own by="Jij" text="Hoi" gift={null} at={at} state="sent" followed />
      <Bubble own by="Jij" text="Ben je er?" gift={null} at={at} state="sent" />
    </>,
  );
  const quiet = [...container.querySelectorAll('[data-quiet]')].map((meta) =>
    meta.getAttribute('data-quiet'),
  );
  expect(quiet).toEqual(['true', 'false']);
  expect(container.querySelectorAll('time')).toHaveLength(2);
});

test('shows the time of a message that was not sent, in a group too [CHAT-8c]', () => {
  const { container } = show(
    <Bubble own by="Jij" text="Hoi" gift={null} at={at} state="not_sent" followed inWords />,
  );
  expect(container.querySelector('[data-quiet="true"]')).toBeNull();
});

test('names the latest gift in the chat list [CHAT-1a]', () => {
  const gift = someMessage({ kind: 'gift', text: '', gift: 'rose' });
  const chat = someChat({ num_unread_messages: 1, last_message: gift });
  show(<ChatListItem chat={chat} current={false} />);
  expect(screen.getByText('Cadeau: roos')).toBeTruthy();
});

test('shows price and balance in the dialog and sends the chosen gift [CHAT-3a]', () => {
  const sendGift = vi.fn();
  const onGiven = vi.fn();
  show(<GiftDialog other={other} sending={sending({ sendGift })} onGiven={onGiven} onClose={() => {}} />);
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(gifts.length);
  expect(screen.getByText('Elk cadeau kost 3 credits. Je hebt 12 credits.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('champagne'));
  fireEvent.click(screen.getByText('Cadeau geven, 3 credits'));
  expect(sendGift.mock.calls).toEqual([['champagne']]);
  expect(onGiven).toHaveBeenCalledOnce();
});

test('offers buying credits instead of gifts if the balance is too low [CHAT-3b]', () => {
  const short = sending({ giftAffordable: false });
  show(<GiftDialog other={other} sending={short} onGiven={() => {}} onClose={() => {}} />, 2);
  expect(screen.getByText('Je hebt onvoldoende credits')).toBeTruthy();
  expect(screen.getByText('Credits kopen').closest('a')?.getAttribute('href')).toBe('/premium');
  expect(screen.queryByText('Cadeau geven, 3 credits')).toBeNull();
});

test('sends a gift from a profile once, however long the navigation takes [PROF-2b, CHAT-3d]', () => {
  client.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  const { container } = show(<GiftButton profile={other} />);
  fireEvent.click(screen.getByLabelText('Cadeau geven aan Bram'));
  fireEvent.click(screen.getByText('Cadeau geven, 3 credits'));
  expect(container.querySelector('dialog')).toBeNull();
});

test('sends an outbox entry of an older version as text [CHAT-3d]', () => {
  const old = { client_id: crypto.randomUUID(), profile: 2, text: 'Hoi!', written_at: at, failed: null };
  localStorage.setItem(outboxKey(1), JSON.stringify([old]));
  expect(makeOutbox(localStorage, 1).read()).toMatchObject([{ ...old, gift: null }]);
});
