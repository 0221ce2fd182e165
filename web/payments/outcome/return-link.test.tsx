import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { draftsKey } from '#web/platform/browser/stored-drafts.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { BuyCreditsLink } from '../buy-credits-link.tsx';
import { deleteStoredPurchases } from '../forget-purchases.ts';
import {
  endReturnPlace,
  keepReturnPlace,
  rememberReturnPlace,
  resumeReturnPlace,
} from '../orders/return-place.ts';
import { ReturnLink } from './return-link.tsx';

const erik = { id: 9, name: 'Erik' };
const anna = { id: 8, name: 'Anna' };
const me = someUser();

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});

const show = (page: React.ReactNode, { language = 'nl' as 'nl' | 'en', at = '/chats/9' } = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 0, paid_user: true }));
  client.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: me });
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={[at]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const writeDraft = (profile: number, text: string) =>
  localStorage.setItem(draftsKey(me.id), JSON.stringify({ [profile]: text }));

/** The text and the address of the link on the page of an order. */
function linkOf(payment: number, language: 'nl' | 'en' = 'nl') {
  const { unmount } = show(<ReturnLink payment={payment} />, { language });
  const link = screen.getByRole('link');
  const found = [link.textContent, link.getAttribute('href')];
  unmount();
  return found;
}

const buyFrom = (path: string, person = erik) => {
  const { unmount } = show(<BuyCreditsLink person={person} />, { at: path });
  fireEvent.click(screen.getByRole('link'));
  unmount();
};

test('leads the buyer back to the conversation, and names the member whose draft waits [CRED-1h]', () => {
  buyFrom('/chats/9');
  keepReturnPlace(5);
  expect(linkOf(5)).toEqual(['Terug naar Erik', '/chats/9']);
  writeDraft(9, 'En wat doe je graag?');
  expect(linkOf(5)).toEqual(['Terug naar Erik, je bericht staat klaar', '/chats/9']);
  expect(linkOf(5, 'en')[0]).toBe('Back to Erik, your message is waiting');
});

test('leads back after the browser was closed and in another tab [CRED-1h]', () => {
  buyFrom('/chats/9');
  keepReturnPlace(5);
  // The browser deletes the storage of a closed tab, and a new tab has none.
  sessionStorage.clear();
  expect(linkOf(5)).toEqual(['Terug naar Erik', '/chats/9']);
});

test('orders from a new tab lead back to the page whose link opened the tab [CRED-1h]', () => {
  const { unmount } = show(<BuyCreditsLink person={erik} />, { at: '/chats/9' });
  fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  unmount();
  sessionStorage.clear();
  keepReturnPlace(5);
  expect(linkOf(5)[1]).toBe('/chats/9');
  // An hour later an order no longer comes from that page.
  vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1000, toFake: ['Date'] });
  keepReturnPlace(6);
  expect(linkOf(6)).toEqual(['Naar je berichten', '/chats']);
});

test('leads each of two orders back to its own conversation [CRED-1h]', () => {
  buyFrom('/chats/9');
  keepReturnPlace(5);
  buyFrom('/chats/8', anna);
  keepReturnPlace(6);
  expect(linkOf(5)[1]).toBe('/chats/9');
  expect(linkOf(6)).toEqual(['Terug naar Anna', '/chats/8']);
});

test('leads from a gift on a profile to that profile, or to the draft of the conversation [CRED-1h]', () => {
  buyFrom('/members/9');
  keepReturnPlace(5);
  expect(linkOf(5)[1]).toBe('/members/9');
  writeDraft(9, 'Hoi');
  expect(linkOf(5)[1]).toBe('/members/9/chat');
});

test('ends the way back with the paid order, and keeps it for the next attempt after a failed one [CRED-1h]', () => {
  buyFrom('/chats/9');
  keepReturnPlace(5);
  sessionStorage.clear();
  resumeReturnPlace(5);
  keepReturnPlace(6);
  expect(linkOf(6)[1]).toBe('/chats/9');
  endReturnPlace(6);
  keepReturnPlace(7);
  expect(linkOf(6)[1]).toBe('/chats/9');
  expect(linkOf(7)[1]).toBe('/chats');
});

test('accepts only paths of this site as a return path [CRED-1d]', () => {
  for (const path of ['//evil.example', 'https://evil.example', '/credits/p1', '/transactions/5'])
    rememberReturnPlace(path, erik);
  keepReturnPlace(5);
  expect(linkOf(5)).toEqual(['Naar je berichten', '/chats']);
});

test('ignores a broken or foreign stored place [CRED-1h]', () => {
  const key = 'vonk.credits.return-places';
  for (const stored of [
    '{',
    '7',
    '{"orders":{"5":{"path":"//evil.example","person":null,"at":1}},"recent":null}',
  ]) {
    localStorage.setItem(key, stored);
    expect(linkOf(5)).toEqual(['Naar je berichten', '/chats']);
  }
  rememberReturnPlace('/chats/9', erik);
  keepReturnPlace(5);
  expect(linkOf(5)[1]).toBe('/chats/9');
});

test('deletes the stored places at log-out, because they name a member [CRED-1h]', () => {
  buyFrom('/chats/9');
  keepReturnPlace(5);
  deleteStoredPurchases();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(linkOf(5)).toEqual(['Naar je berichten', '/chats']);
});
