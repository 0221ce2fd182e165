import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { NewcomerDiscounts } from '#contract/payments/running-discount.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { discountsQuery } from '../discounts.ts';
import { TimeBonusModal } from '../time-bonus-modal.tsx';
import { WelcomeBanner } from '../welcome-banner.tsx';
import { clockText } from './clock-text.ts';
import { isMembersArea } from './is-members-area.ts';

const newcomer: Wallet = { credits: 0, paid_user: false };
let client: QueryClient;
let expiry = 0;

/** Each test has its own expiry times. */
const discounts = (bonus: number | null, welcome: number | null): NewcomerDiscounts => {
  expiry += 1;
  const running = (code: string, seconds_left: number) => ({
    code,
    value_percentage: 25,
    expires: new Date(Date.UTC(2026, 11, 1) + expiry * 1000 + seconds_left * 1000).toISOString(),
    seconds_left,
  });
  return {
    time_bonus: bonus === null ? null : running('TIMEBONUS25', bonus),
    welcome: welcome === null ? null : running('WELCOME25', welcome),
    held: null,
  };
};

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  localStorage.clear();
  Reflect.set(document, 'cookie', 'vonk_dismissed=; Max-Age=0; Path=/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

const hold = (wallet: Wallet | null) => {
  act(() => client.setQueryData(walletQuery().queryKey, wallet));
  pass(0);
};

const show = (
  given: NewcomerDiscounts,
  { at = '/members', language = 'nl' as Locale, wallet = newcomer } = {},
) => {
  client.setQueryData(walletQuery().queryKey, wallet);
  client.setQueryData(discountsQuery().queryKey, given);
  const Page = () => (
    <>
      <WelcomeBanner />
      <TimeBonusModal member={7} />
      <Link to="/notifications">out</Link>
      <Link to="/likes">on</Link>
    </>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
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

const banner = () => screen.queryByRole('region', { name: 'Welkomstkorting' })?.textContent ?? null;
const modal = () => screen.queryByRole('dialog', { name: 'Je welkomstkorting', hidden: true });

// A lazy part that was shown once is shown at once from then on, so that the tests below need no real time.
test('loads the script of the modal when it is due [CRED-9c, B18]', async () => {
  show(discounts(hourSeconds, null));
  pass(40);
  vi.useRealTimers();
  await vi.waitFor(() => expect(modal()).not.toBeNull());
});

test('formats the countdown as hours, minutes and seconds [CRED-9b]', () => {
  expect([0, 1, 59, 60, 4 * hourSeconds, 7 * 24 * hourSeconds - 1].map(clockText)).toEqual([
    '00:00:00',
    '00:00:01',
    '00:00:59',
    '00:01:00',
    '04:00:00',
    '167:59:59',
  ]);
});

test('recognises the pages of the members area [SHELL-16]', () => {
  const within = ['/members', '/members/5', '/chats', '/likes', '/likes/m/5', '/premium'];
  const outside = [
    '/',
    '/credits',
    '/chats/5',
    '/members/5/chat',
    '/members/5/signup',
    '/notifications',
    '/memberships',
  ];
  expect(within.map(isMembersArea)).toEqual(within.map(() => true));
  expect(outside.map(isMembersArea)).toEqual(outside.map(() => false));
});

test('counts down each second, switches from the time bonus to the welcome discount, and ends [SHELL-13a, CRED-9b]', () => {
  show(discounts(3, 6), { at: '/notifications' });
  expect(banner()).toContain('25% korting op je eerste aankoop, nu nog op elk pakket. Nog 00:00:03');
  expect(screen.getByRole('link', { name: 'Gebruik je korting' }).getAttribute('href')).toBe('/credits');
  pass(1);
  expect(banner()).toContain('Nog 00:00:02');
  pass(2);
  expect(banner()).toContain('behalve op het kleinste pakket. Nog 00:00:03');
  pass(3);
  expect(banner()).toBeNull();
});

test('stays off the pages that show the end themselves, so that nothing leads away from an order [CRED-9e, SHELL-13a]', () => {
  const seen = (at: string) => {
    const { unmount } = show(discounts(hourSeconds, 2 * hourSeconds), { at });
    const text = banner();
    unmount();
    return text !== null;
  };
  const own = ['/credits', '/credits/p1', '/credits/p1/ideal', '/directdebit', '/premium', '/pricing'];
  expect(own.map(seen)).toEqual(own.map(() => false));
  const others = ['/members', '/members/5', '/likes', '/profile', '/transactions/5'];
  expect(others.map(seen)).toEqual(others.map(() => true));
});

const { matchMedia } = window;

const lessMotion = (asks: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: asks }));

test('is not announced each second, and changes each minute for a device that asks for less motion [CRED-9b, CRED-9e]', () => {
  const { unmount } = show(discounts(2 * hourSeconds + 61, null), { at: '/notifications' });
  const timer = screen.getByRole('timer');
  expect(timer.getAttribute('aria-live')).toBe('off');
  expect(timer.textContent).toBe('Nog 02:01:01');
  unmount();
  lessMotion(true);
  show(discounts(2 * hourSeconds + 61, null), { at: '/notifications' });
  const calm = () => screen.getByRole('timer').textContent?.replace(/\u00a0/g, ' ');
  expect(calm()).toBe('Nog 2 uur 2 min');
  pass(1);
  expect(calm()).toBe('Nog 2 uur 1 min');
  pass(59);
  expect(calm()).toBe('Nog 2 uur 1 min');
  pass(1);
  expect(calm()).toBe('Nog 2 uur');
  vi.restoreAllMocks();
});

test("counts by the server's remaining time when the device clock is wrong [CRED-9b]", () => {
  vi.setSystemTime(new Date('2031-05-05T00:00:00Z'));
  show(discounts(4 * hourSeconds, null), { at: '/notifications' });
  expect(banner()).toContain('Nog 04:00:00');
  pass(4 * hourSeconds - 1);
  expect(banner()).toContain('Nog 00:00:01');
  pass(1);
  expect(banner()).toBeNull();
});

test('removes banner and modal at the first purchase on any device, and at the log-out [CRED-9b]', () => {
  show(discounts(hourSeconds, 2 * hourSeconds));
  pass(40);
  expect(modal()).not.toBeNull();
  expect(banner()).not.toBeNull();
  hold({ credits: 0, paid_user: true });
  expect([modal(), banner()]).toEqual([null, null]);
  hold(newcomer);
  expect(banner()).not.toBeNull();
  hold(null);
  expect([modal(), banner()]).toEqual([null, null]);
});

test.each(['nl', 'en'] as const)(
  'opens the modal after 40 s in %s with the percentage, the duration and the place [CRED-9c]',
  (language) => {
    show(discounts(4 * hourSeconds, 5 * hourSeconds), { language });
    pass(39);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    pass(1);
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(dialog.textContent).toContain('25%');
    expect(dialog.textContent).toMatch(/\b4\b/);
    expect(dialog.textContent).toContain('03:59:20');
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/credits');
  },
);

test('keeps a dismissed modal closed and stores the time of the dismissal [CRED-9c, SHELL-13b]', () => {
  show(discounts(hourSeconds, null)).unmount();
  show(discounts(hourSeconds, null));
  pass(40);
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten', hidden: true }));
  pass(100);
  expect(modal()).toBeNull();
  expect(localStorage.getItem('vonk:dismissed:time-bonus:7')).toMatch(/^\d{4}-\d\d-\d\dT/);
  cleanup();
  show(discounts(hourSeconds, null));
  pass(100);
  expect(modal()).toBeNull();
});

test('shows no modal with credits, outside the members area, after the bonus, or before 40 s of one stay [CRED-9c]', () => {
  show(discounts(hourSeconds, null), { wallet: { credits: 1, paid_user: false } });
  pass(100);
  expect(modal()).toBeNull();
  hold(newcomer);
  pass(1);
  expect(modal()).not.toBeNull();
  hold({ credits: 2, paid_user: false });
  expect(modal()).toBeNull();
  cleanup();
  show(discounts(hourSeconds, null), { at: '/notifications' });
  pass(100);
  expect(modal()).toBeNull();
  cleanup();
  show(discounts(30, hourSeconds));
  pass(100);
  expect(modal()).toBeNull();
});

test('continues the 40 s on another page of the members area and restarts them after leaving it [CRED-9c]', () => {
  show(discounts(hourSeconds, null));
  pass(30);
  fireEvent.click(screen.getByRole('link', { name: 'on' }));
  pass(9);
  expect(modal()).toBeNull();
  pass(2);
  expect(modal()).not.toBeNull();
  cleanup();
  show(discounts(hourSeconds, null));
  pass(30);
  fireEvent.click(screen.getByRole('link', { name: 'out' }));
  pass(5);
  fireEvent.click(screen.getByRole('link', { name: 'on' }));
  pass(35);
  expect(modal()).toBeNull();
  pass(6);
  expect(modal()).not.toBeNull();
});

test('delays the modal until another dialog is closed [CRED-9c]', () => {
  const other = document.createElement('dialog');
  other.setAttribute('open', '');
  document.body.append(other);
  show(discounts(hourSeconds, null));
  pass(60);
  expect(modal()).toBeNull();
  other.remove();
  pass(1);
  expect(modal()).not.toBeNull();
});

test('shows the order that holds the discount in place of a countdown [SHELL-13a, CRED-13g]', () => {
  const held = { payment_id: 4, held_until: '2026-12-05T10:00:00.000Z' };
  const { unmount } = show({ time_bonus: null, welcome: null, held });
  expect(banner()).toContain('Je korting hoort tot 5 dec 2026 bij een geannuleerde bestelling.');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Naar die bestelling' }).getAttribute('href')).toBe(
    '/transactions/4',
  );
  unmount();
  show({ ...discounts(3000, 6000), held: { ...held, held_until: null } });
  expect(banner()).toContain('Je bestelling met korting staat nog open.');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Verder met die bestelling' }).getAttribute('href')).toBe(
    '/transactions/4',
  );
});

test.each(['/transactions/4', '/credits/p1'])('leaves the held discount to the page %s [SHELL-13a]', (at) => {
  show({ time_bonus: null, welcome: null, held: { payment_id: 4, held_until: null } }, { at });
  expect(banner()).toBeNull();
});
