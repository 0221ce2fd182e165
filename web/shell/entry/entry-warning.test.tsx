import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '#contract/sites/settings.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { userQuery } from '#web/accounts/user.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { type EntryLayout, needsEntryWarning } from './entry-warning.tsx';

/** Imported anew for each test, because the module remembers the answer for its page. */
let EntryWarning: typeof import('./entry-warning.tsx').EntryWarning;
let client: QueryClient;

const forget = () => Reflect.set(document, 'cookie', 'vonk_entry=; Max-Age=0; Path=/');

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
beforeEach(async () => {
  forget();
  vi.resetModules();
  ({ EntryWarning } = await import('./entry-warning.tsx'));
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

interface Given {
  settings?: Partial<Settings>;
  member?: boolean;
  entered?: boolean;
  at?: string;
  layout?: EntryLayout;
}

const page = ({
  settings = {},
  member = false,
  entered = false,
  at = '/members',
  layout = 'default',
}: Given) => {
  client.setQueryData(settingsQuery().queryKey, { settings: { ...testSettings, ...settings } });
  client.setQueryData(userQuery().queryKey, { user: member ? someUser() : null });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ entered }),
      children: [{ path: '*', Component: () => <EntryWarning layout={layout} /> }],
    },
  ]);
  return (
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub
          initialEntries={[at]}
          hydrationData={{ loaderData: { root: { entered, country: 'NL', origin: 'http://localhost' } } }}
        />
      </RawIntlProvider>
    </QueryClientProvider>
  );
};

const warning = () => screen.queryByRole('dialog', { name: 'Ben je 18 of ouder?' });

const with_ = (settings: Partial<Settings>): Settings => ({ ...testSettings, ...settings });

describe('pages with the warning [SHELL-12a, SHELL-2c]', () => {
  const everywhere = with_({ entry_popup_countries: [] });
  const from = (geoip_country: string | null, chosen: string | null = null) =>
    with_({
      entry_popup_countries: [],
      geoip_country,
      geoip_selected_country: chosen,
      default_country: 'DE',
    });

  test('warns in the default layout, except on three pages [SHELL-2c]', () => {
    for (const path of ['/', '/members', '/members/7', '/pages/terms', '/pricing'])
      expect(needsEntryWarning('default', path, everywhere), path).toBe(true);
    for (const path of ['/complete-signup', '/reset-password', '/reset-password/do'])
      for (const layout of ['default', 'empty'] as const)
        expect(needsEntryWarning(layout, path, everywhere), path).toBe(false);
  });

  test.each(['chat', 'lander', 'empty'] as const)(
    'warns in the %s layout in the Netherlands and Germany only [SHELL-2c]',
    (layout) => {
      const asks = (settings: Settings) => needsEntryWarning(layout, '/x', settings);
      expect(['NL', 'DE', 'BE', 'US'].map((country) => asks(from(country)))).toEqual([
        true,
        true,
        false,
        false,
      ]);
      // The chosen country counts, then that of the IP address, then the site's default.
      expect(asks(from('BE', 'NL'))).toBe(true);
      expect(asks(from('NL', 'BE'))).toBe(false);
      expect(asks(from(null))).toBe(true);
    },
  );

  test('follows the settings: nowhere, in the listed countries, or everywhere [SHELL-2c, SHELL-12b]', () => {
    const asks = (settings: Partial<Settings>) => needsEntryWarning('default', '/', with_(settings));
    expect(asks({ enable_site_entry_popup: 'no' })).toBe(false);
    expect(asks({ entry_popup_countries: ['BE', 'NL'] })).toBe(true);
    expect(asks({ entry_popup_countries: ['BE'] })).toBe(false);
    expect(asks({ entry_popup_countries: [] })).toBe(true);
  });
});

test('is sent as a form with two ways out that needs no script [SHELL-12d]', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page({ at: '/pages/terms?sub1=a' }));
  const dialog = html.querySelector('dialog');
  expect(dialog?.hasAttribute('open')).toBe(true);
  const form = dialog?.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/entry']);
  expect(form?.querySelector('input')?.value).toBe('/pages/terms?sub1=a');
  expect(form?.querySelector('button')?.textContent).toBe('Ja, ik ben 18 of ouder');
  const leave = dialog?.querySelector('a');
  expect(leave?.getAttribute('href')).toBe('https://nl.wikipedia.org/');
  expect(leave?.rel).toContain('noreferrer');
});

test('says that the site is for adults, and who writes the fictional profiles [SHELL-12d, FIC-3a]', () => {
  render(page({ settings: { fictional_singular: 'Fictief profiel' } }));
  expect(warning()?.textContent).toContain('voor volwassenen');
  expect(warning()?.textContent).toContain('“Fictief profiel”');
  expect(warning()?.textContent).toContain('Een antwoord komt van een computer');
  expect(warning()?.textContent).toMatch(/afspreken kan nooit/i);
});

test('is not sent to a visitor who answered before, nor to a member [SHELL-12a]', () => {
  expect(renderToString(page({ entered: true }))).not.toContain('dialog');
  expect(renderToString(page({ member: true }))).not.toContain('dialog');
});

test('disappears when it is answered, and stores the time for the next visit [SHELL-12c]', () => {
  const { unmount } = render(page({}));
  fireEvent.click(screen.getByRole('button', { name: 'Ja, ik ben 18 of ouder' }));
  expect(warning()).toBeNull();
  expect(Date.parse(/vonk_entry=([^;]+)/.exec(document.cookie)?.[1] ?? '')).not.toBeNaN();
  unmount();
  render(page({}));
  expect(warning()).toBeNull();
});

test('is a modal with script, and ignores Esc [SHELL-12d, MEET-13b]', () => {
  const showModal = vi.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal, close: vi.fn() });
  const { unmount } = render(page({}));
  expect(showModal).toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(true);
  unmount();
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

test('is not shown in the installed app [SHELL-12a]', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(display-mode: standalone)',
  }));
  render(page({}));
  expect(warning()).toBeNull();
});
