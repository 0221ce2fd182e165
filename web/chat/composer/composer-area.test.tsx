import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { PartnerPane } from '../partner/partner-pane.tsx';
import { writingQuery } from '../permission/use-writing.ts';
import type { Sending } from '../sync/use-send-message.ts';
import { ComposerArea } from './composer-area.tsx';

beforeAll(() => {
  // jsdom loads no fonts, but a growing field waits for them.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  return loadLanguage('nl');
});
beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => new Promise(() => {})),
  ),
);

const sending: Sending = {
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
};

const page = (card: ProfileCard, status: 'active' | 'not_confirmed', pane = false) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: someUser({ status }) });
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 3, paid_user: false }));
  queries.setQueryData(writingQuery(card.id).queryKey, {
    obstacle: null,
    many_alike: false,
    fictional: null,
  });
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () =>
        pane ? (
          <PartnerPane card={card} />
        ) : (
          <ComposerArea other={card} sending={sending} messages={[]} onTyping={() => {}} focusFirst={false} />
        ),
    },
  ]);
  return (
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/chats/9']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>
  );
};

const lotte = someCard({ id: 8, name: 'Lotte' });

test('shows the receiver when a reply is possible, and the composer after the confirmation [ACC-6f]', () => {
  const { rerender } = render(page({ ...lotte, unconfirmed: true }, 'active'));
  const line = screen.getByRole('status');
  expect(line.textContent).toBe('Je kunt antwoorden zodra Lotte het e-mailadres heeft bevestigd.');
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(page(lotte, 'active'));
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(screen.queryByText(/zodra Lotte/)).toBeNull();
});

test('offers an unconfirmed member texts only, and says when the other can reply [ACC-6d]', () => {
  render(page(lotte, 'not_confirmed'));
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain(
    'Lotte kan antwoorden zodra jij je e-mailadres hebt',
  );
  expect(screen.getByRole('link', { name: 'Adres bevestigen' }).getAttribute('href')).toBe(
    '/settings/account#email',
  );
  expect(screen.queryByRole('button', { name: /Cadeau/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /foto/i })).toBeNull();
});

test('offers a confirmed member gifts and pictures, without the note [ACC-6d]', () => {
  render(page(lotte, 'active'));
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(3);
});

test('reads no more of an unconfirmed member than the card, and keeps block and report [ACC-6f]', () => {
  render(page({ ...lotte, unconfirmed: true }, 'active', true));
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
