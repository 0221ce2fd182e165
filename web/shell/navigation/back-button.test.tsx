import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { BackButton } from './back-button.tsx';

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.restoreAllMocks());

const { matchMedia } = window;

const Page = () => (
  <>
    <BackButton />
    <p>{useLocation().pathname}</p>
  </>
);

const show = (entries: string[], { installed = true, length = 2 } = {}) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: installed && query === '(display-mode: standalone)',
  }));
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <Stub initialEntries={entries} />
    </RawIntlProvider>,
  );
};

const button = () => screen.queryByRole('button', { name: 'Terug' });

test.each(['/members/7', '/likes/matches', '/likes/m/7', '/credits', '/credits/3/ideal'])(
  'shows a back button in the installed app on %s [SHELL-4a]',
  async (at) => {
    show(['/members', at]);
    const back = button();
    expect(back).not.toBeNull();
    if (back) fireEvent.click(back);
    expect(await screen.findByText('/members')).toBeTruthy();
  },
);

test.each(['/', '/members', '/likes', '/chats', '/transactions/3', '/members/7/chat', '/notifications'])(
  'shows none on %s [SHELL-4a]',
  (at) => {
    show([at]);
    expect(button()).toBeNull();
  },
);

test('shows a back button on an order without a payment method [SHELL-4b]', async () => {
  show(['/credits', '/credits/p1']);
  const back = button();
  expect(back).not.toBeNull();
  if (back) fireEvent.click(back);
  expect(await screen.findByText('/credits')).toBeTruthy();
});

test('shows none in a browser, nor without a previous page [SHELL-4a]', () => {
  show(['/members/7'], { installed: false });
  expect(button()).toBeNull();
  show(['/members/7'], { length: 1 });
  expect(button()).toBeNull();
});
