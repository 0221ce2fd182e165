import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import type { CodeFigures } from '#contract/payments/console/code-figures.ts';
import type { CodeOrder } from '#contract/payments/console/list-code-orders.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import CodeConsolePage from './code-console-page.tsx';
import CodesConsolePage from './codes-console-page.tsx';

const euros = { currency: 'EUR' as const, orders: 4, revenue: 480_000, discount: 1200 };
const kroner = { currency: 'DKK' as const, orders: 1, revenue: 6320, discount: 1580 };

const code: CodeFigures = {
  ...{ code: 'SPRING', country: null, member: null, expires: null, expired: false, value_percentage: 12.5 },
  ...{ currency: null, minimum_order_value: null, validity: 'once-per-user', payment_methods: [] },
  ...{ created_at: '2026-11-20T10:00:00.000Z', uses: 5, held: 2, state: 'active', approval: null },
  ...{ remaining: null, buyers: 5, first_used: '2026-11-21T10:00:00.000Z' },
  ...{ last_used: '2026-11-22T10:00:00.000Z', made_by: 'vera@staff.example' },
  ...{ approved_by: 'sam@staff.example', stopped_by: null, stopped_at: null },
  money: [
    { ...kroner, refunded: 0, charged_back: 320 },
    { ...euros, refunded: 500, charged_back: 0 },
  ],
};

const order: CodeOrder = {
  ...{ payment_id: 4242, member: 12, state: 'completed', payment_method: 'ideal', credits: 30 },
  ...{ price: { amount: 1999, currency: 'EUR' }, discount: { amount: 500, currency: 'EUR' } },
  ...{ reversed: null, provider: 'mollie', provider_reference: 'tr_7', withdrawals: 0 },
  ...{ created_at: '2026-11-21T10:00:00.000Z', settled_at: '2026-11-21T10:01:00.000Z' },
};

const [listPath, codePath, ordersPath] = [
  '/api/console/discount-codes.php',
  '/api/console/discount-code.php',
  '/api/console/discount-code-orders.php',
];

/** The server's responses by path; the queries of the list and the sent bodies are collected. */
let answers: Record<string, unknown>;
let asked: string[];
let sent: unknown[];

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('de')]));

beforeEach(() => {
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') sent.push(await request.json());
    else if (pathname === listPath) asked.push(searchParams.toString());
    const body = answers[pathname];
    if (body instanceof Promise) return body;
    return Response.json(body ?? {}, { status: body === undefined ? 500 : 200 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(Component: ComponentType, path: string, at: string, language: Locale = 'nl') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path, Component }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={[at]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const showList = (at = '/console/codes', language: Locale = 'nl') =>
  show(CodesConsolePage, '/console/codes', at, language);
const showCode = () => show(CodeConsolePage, '/console/codes/:code', '/console/codes/SPRING');
const pageOf = <Row,>(...results: Row[]) => ({ results, page: 1, has_more: false });

/** The value beside a name in a list of figures. */
const figure = (within_: HTMLElement, name: string) =>
  within(within_).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\s/g, ' ');

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (row === null) throw new Error('the code is not in the list');
  return row;
};

describe('the list of codes', () => {
  test('says why the offers for new members are not in the list [SAFE-6k]', async () => {
    answers = { [listPath]: pageOf(code) };
    showList();
    await rowOf('SPRING');
    expect(screen.getByText(/WELCOME25 en TIMEBONUS25 staan hier niet/)).toBeTruthy();
  });

  test('shows state, use and money of a code in words, in the locale of the operator [SAFE-6i]', async () => {
    answers = { [listPath]: pageOf(code) };
    showList();
    const row = await rowOf('SPRING');
    expect(within(row).getByText('Actief')).toBeTruthy();
    expect(
      ['Gebruikt', 'Gereserveerd', 'Nog te gebruiken', 'Kopers', 'Omzet', 'Terugbetaald', 'Teruggeboekt'].map(
        (name) => figure(row, name),
      ),
    ).toEqual(['5', '2', '1 keer per lid', '5', 'DKK 63,20 + € 4.800,00', '€ 5,00', 'DKK 3,20']);
    cleanup();
    showList('/console/codes', 'de');
    expect(figure(await rowOf('SPRING'), 'Umsatz')).toBe('63,20 DKK + 4.800,00 €');
  });

  test('says that a code is unused, and leads from a waiting one to its approval [SAFE-6i]', async () => {
    const none = { uses: 0, held: 0, buyers: 0, money: [], first_used: null, last_used: null };
    answers = { [listPath]: pageOf({ ...code, ...none, state: 'waiting', approval: 7, approved_by: null }) };
    showList();
    const row = within(await rowOf('SPRING'));
    expect(row.getByText('Wacht op goedkeuring')).toBeTruthy();
    expect(row.getByText('Nog niet gebruikt')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Goedkeuren' }).getAttribute('href')).toBe('/console/approvals');
    expect(row.queryByRole('button')).toBeNull();
  });

  test('asks for the state and the part of the code in the address, and keeps them in it [SAFE-6i]', async () => {
    answers = { [listPath]: pageOf() };
    showList('/console/codes?state=stopped&search=spr');
    expect(await screen.findByText('Geen code gevonden')).toBeTruthy();
    expect(asked).toEqual(['personal=false&state=stopped&search=spr&page=1']);
    fireEvent.change(screen.getByLabelText('Toestand'), { target: { value: 'used_up' } });
    fireEvent.click(screen.getByRole('button', { name: 'Zoeken' }));
    await waitFor(() => expect(asked[1]).toBe('personal=false&state=used_up&search=spr&page=1'));
    fireEvent.click(screen.getByRole('button', { name: 'Voor één lid' }));
    await waitFor(() => expect(asked[2]).toBe('personal=true&state=used_up&search=spr&page=1'));
  });

  test('shows that it loads, that there are none, and an error with a second try [SAFE-6i]', async () => {
    answers = { [listPath]: new Promise(() => {}) };
    const { container, unmount } = showList();
    expect(screen.queryByText('Nog geen codes')).toBeNull();
    expect(container.querySelector('.lines .line')).not.toBeNull();
    unmount();
    answers = {};
    showList();
    const again = await screen.findByRole('button', { name: /opnieuw/i });
    answers = { [listPath]: pageOf() };
    fireEvent.click(again);
    expect(await screen.findByText('Nog geen codes')).toBeTruthy();
  });

  test('hides the form and the state on a phone behind buttons, and says how many filters are in use [SAFE-6i]', async () => {
    answers = { [listPath]: pageOf(code) };
    showList('/console/codes?state=active');
    await rowOf('SPRING');
    for (const name of ['Nieuwe code', '1 filter']) {
      // A wide screen, such as this one, does not show the button.
      const fold = screen.getByText(name, { selector: 'button *' }).closest('button');
      expect(fold?.getAttribute('aria-expanded')).toBe('false');
      if (fold) fireEvent.click(fold);
      expect(fold?.getAttribute('aria-expanded')).toBe('true');
    }
  });

  test('saves the filtered list as a file [SAFE-6i]', async () => {
    answers = {
      [listPath]: pageOf(code),
      '/api/console/discount-codes-export.php': { csv: 'code', lines: 1, cut: false },
    };
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    showList('/console/codes?state=active');
    fireEvent.click(await screen.findByRole('button', { name: 'Als CSV opslaan' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ personal: false, state: 'active' }]);
  });

  test('stops a code after a confirmation and offers no button for an ended code [CRED-8d, SAFE-2c]', async () => {
    answers = { [listPath]: pageOf(code) };
    showList();
    fireEvent.click(await screen.findByRole('button', { name: 'Code SPRING stoppen' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stoppen' }));
    await waitFor(() => expect(sent).toEqual([{ code: 'SPRING' }]));
    cleanup();
    answers = {
      [listPath]: pageOf({ ...code, state: 'ended', expired: true, expires: '2026-11-22T10:00:00.000Z' }),
    };
    showList();
    const row = within(await rowOf('SPRING'));
    expect(row.getByText(/^Verlopen op 22 nov 2026/)).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });
});

describe('the page of a code', () => {
  test('shows the money of each currency, the operators, and links each order to its payment [SAFE-6i]', async () => {
    answers = { [codePath]: code, [ordersPath]: pageOf(order) };
    showCode();
    const section = (await screen.findByRole('heading', { name: 'Euro' })).parentElement;
    if (section === null) throw new Error('no section');
    expect(['Omzet', 'Korting gegeven', 'Na teruggave'].map((name) => figure(section, name))).toEqual([
      ...['€ 4.800,00', '€ 12,00', '€ 4.795,00'],
    ]);
    expect(screen.getByRole('heading', { name: 'Deense kroon' })).toBeTruthy();
    expect(figure(document.body, 'Gemaakt door')).toBe('vera@staff.example');
    expect(figure(document.body, 'Goedgekeurd door')).toBe('sam@staff.example');
    const link = await screen.findByRole('link', { name: /^Bestelling 4242/ });
    expect(link.getAttribute('href')).toBe('/console/payments/4242');
    expect(link.textContent?.replace(/\s/g, ' ')).toContain('€ 5,00 korting');
  });

  test('says that no order has the code yet, and shows an error with a second try [SAFE-6i]', async () => {
    answers = { [ordersPath]: pageOf() };
    showCode();
    const again = await screen.findByRole('button', { name: /opnieuw/i });
    answers = { [codePath]: { ...code, uses: 0, held: 0, money: [] }, [ordersPath]: pageOf() };
    fireEvent.click(again);
    expect(await screen.findByText('Nog geen bestellingen')).toBeTruthy();
  });
});
