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
import { asksEntry, type EntryLayout } from './needs-entry-warning.ts';

/** A fresh module: what was answered is kept for the page it was answered on. */
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

describe('[SHELL-12] [SHELL-2] where the site warns', () => {
  const everywhere = with_({ entry_popup_countries: [] });
  const from = (geoip_country: string | null, chosen: string | null = null) =>
    with_({
      entry_popup_countries: [],
      geoip_country,
      geoip_selected_country: chosen,
      default_country: 'DE',
    });

  test('the default layout, but for three pages', () => {
    for (const path of ['/', '/members', '/members/7', '/pages/terms', '/pricing'])
      expect(asksEntry('default', path, everywhere), path).toBe(true);
    for (const path of ['/complete-signup', '/reset-password', '/reset-password/do'])
      for (const layout of ['default', 'empty'] as const)
        expect(asksEntry(layout, path, everywhere), path).toBe(false);
  });

  test.each(['chat', 'lander', 'empty'] as const)(
    'the %s layout in the Netherlands and Germany alone',
    (layout) => {
      const asks = (settings: Settings) => asksEntry(layout, '/x', settings);
      expect(['NL', 'DE', 'BE', 'US'].map((country) => asks(from(country)))).toEqual([
        true,
        true,
        false,
        false,
      ]);
      // The country that was chosen, else that of the address, else the site's own.
      expect(asks(from('BE', 'NL'))).toBe(true);
      expect(asks(from('NL', 'BE'))).toBe(false);
      expect(asks(from(null))).toBe(true);
    },
  );

  test('as the settings say: nowhere, in the countries listed, or in all', () => {
    const asks = (settings: Partial<Settings>) => asksEntry('default', '/', with_(settings));
    expect(asks({ enable_site_entry_popup: 'no' })).toBe(false);
    expect(asks({ entry_popup_countries: ['BE', 'NL'] })).toBe(true);
    expect(asks({ entry_popup_countries: ['BE'] })).toBe(false);
    expect(asks({ entry_popup_countries: [] })).toBe(true);
  });
});

test('[SHELL-12] what the server sends is a form with two ways out, which needs no script', () => {
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

test('[SHELL-12] [FIC-3] it says that this is for adults, that some are fictional, who writes, and that none can be met', () => {
  render(page({ settings: { fictional_singular: 'Fictief profiel' } }));
  expect(warning()?.textContent).toContain('voor volwassenen');
  expect(warning()?.textContent).toContain('“Fictief profiel”');
  expect(warning()?.textContent).toContain('Onze redactie of een computer schrijft');
  expect(warning()?.textContent).toContain('afspreken kan nooit');
});

test('[SHELL-12] who answered before is sent no warning, nor is a member', () => {
  expect(renderToString(page({ entered: true }))).not.toContain('dialog');
  expect(renderToString(page({ member: true }))).not.toContain('dialog');
});

test('[SHELL-12] put away it goes at once, and the moment is kept for the next visit', () => {
  const { unmount } = render(page({}));
  fireEvent.click(screen.getByRole('button', { name: 'Ja, ik ben 18 of ouder' }));
  expect(warning()).toBeNull();
  expect(Date.parse(/vonk_entry=([^;]+)/.exec(document.cookie)?.[1] ?? '')).not.toBeNaN();
  unmount();
  render(page({}));
  expect(warning()).toBeNull();
});

test('[SHELL-12] [MEET-13] with script it is a modal; Esc does not answer it', () => {
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

test('[SHELL-12] the installed app has none', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(display-mode: standalone)',
  }));
  render(page({}));
  expect(warning()).toBeNull();
});
