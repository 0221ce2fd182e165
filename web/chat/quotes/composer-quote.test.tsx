import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { withMessages } from '#contract/chat/chat-state.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Composer } from '../composer/composer.tsx';
import { deleteUnsentWriting } from '../forget-writing.ts';
import { deviceOf } from '../sync/use-device.ts';
import { readQuote, writeQuote } from './quote-draft.ts';

// A physical keyboard: Enter sends.
vi.mock('../composer/use-composer-field.ts', async (original) => ({
  ...(await original<typeof import('../composer/use-composer-field.ts')>()),
  hasKeyboard: () => true,
}));

beforeAll(() => {
  // jsdom loads no fonts, but a growing field waits for them.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  return loadLanguage('nl');
});

const user = someUser();
const member = user.profile.id;
/** Each test has its own partner, because a page keeps the quotes of all. */
let profile = 100;

beforeEach(() => {
  localStorage.clear();
  profile += 1;
});

const show = (quote: number | null) => {
  const other = someCard({ id: profile, name: 'Bram' });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user });
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 12, paid_user: true }));
  const { store } = deviceOf(queries, member);
  store.change((state) =>
    withMessages(state, {
      chat: someChat({ profile: other, last_message: someMessage({ id: 2, sender: profile }) }),
      messages: [
        someMessage({ id: 1, sender: profile, text: 'Koffie of thee?' }),
        someMessage({ id: 2, sender: member, kind: 'gift', text: '', gift: 'rose' }),
      ],
      has_more: false,
    }),
  );
  writeQuote(member, profile, quote);
  const send = vi.fn();
  const sending = {
    price: 1,
    giftPrice: 3,
    longest: 2000,
    affordable: true,
    giftAffordable: true,
    send,
    sendGift() {},
    outgoing: [],
    retry() {},
    discard() {},
  };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <Composer
          other={other}
          sending={sending}
          writing={{ obstacle: null, many_alike: false, fictional: null }}
          empty={false}
          focusFirst
          onTyping={() => {}}
        />
      ),
    },
  ]);
  const view = render(
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <RawIntlProvider value={intlFor('nl')}>
          <Stub />
        </RawIntlProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { send, view };
};

const field = () => screen.getByRole('textbox');

describe('the quote of a draft', () => {
  test('shows author and words, or the gift, or that the message is not at hand [CHAT-12a]', () => {
    const { view } = show(1);
    expect(screen.getByText('Bram')).toBeTruthy();
    expect(screen.getByText('Koffie of thee?')).toBeTruthy();
    view.unmount();
    profile += 1;
    const gift = show(2);
    expect(screen.getByText('Jij')).toBeTruthy();
    expect(screen.getByText('Cadeau: roos')).toBeTruthy();
    gift.view.unmount();
    profile += 1;
    show(77);
    expect(screen.getByText('Een eerder bericht')).toBeTruthy();
  });

  test('goes with the next message and is gone afterwards [CHAT-12a]', () => {
    const { send } = show(1);
    fireEvent.change(field(), { target: { value: 'Koffie' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(send).toHaveBeenLastCalledWith('Koffie', 1);
    fireEvent.change(field(), { target: { value: 'Met melk' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(send).toHaveBeenLastCalledWith('Met melk', null);
  });

  test('is dropped by Escape and by its button, and the text stays [CHAT-12e]', () => {
    show(1);
    fireEvent.change(field(), { target: { value: 'Koffie' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByText('Koffie of thee?')).toBeNull();
    expect(readQuote(member, profile)).toBeNull();
    expect(field()).toHaveProperty('value', 'Koffie');
  });

  test('is dropped by its button, which leaves the focus in the field [CHAT-12e]', () => {
    show(1);
    fireEvent.click(screen.getByRole('button', { name: 'Niet meer op dit bericht antwoorden' }));
    expect(screen.queryByText('Koffie of thee?')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test('stays on the device as a number without words, until the log-out [CHAT-12c, GDPR-7b]', () => {
    show(1);
    expect(localStorage.getItem(`vonk.quotes.${member}`)).toBe(JSON.stringify({ [profile]: 1 }));
    deleteUnsentWriting(member);
    expect(localStorage.getItem(`vonk.quotes.${member}`)).toBeNull();
  });
});
