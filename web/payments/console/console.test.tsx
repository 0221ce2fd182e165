import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '#contract/payments/console/list-findings.ts';
import type { MadeCode } from '#contract/payments/console/made-code.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { parseAmount, parseNumber } from '../discounts/discount-code-draft.ts';
import { DiscountCodeForm } from '../discounts/discount-code-form.tsx';
import { FindingRow } from '../reconciliation/finding-row.tsx';

const code: MadeCode = {
  code: 'SPRING',
  country: null,
  member: null,
  expires: null,
  expired: false,
  value_percentage: 12.5,
  currency: null,
  minimum_order_value: null,
  validity: 'once',
  payment_methods: [],
  created_at: '2026-11-22T10:00:00.000Z',
  uses: 1,
  held: 2,
};

const finding: Finding = {
  id: 7,
  kind: 'amount_differs',
  books: 'mollie',
  payment_id: 4242,
  provider_reference: 'tr_7',
  details: { ours: 'completed, 24.99 EUR', theirs: 'paid, 25.00 EUR' },
  first_seen: '2026-11-21T02:30:00.000Z',
  last_seen: '2026-11-22T02:30:00.000Z',
  resolved: null,
};

/** The server's responses in call order; the sent bodies are collected. */
let answers: { status: number; body: unknown }[];
let sent: Record<string, unknown>[];

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') sent.push(await request.json());
    const next = answers.shift();
    return Response.json(next?.body ?? {}, { status: next?.status ?? 500 });
  });
});

afterEach(() => vi.unstubAllGlobals());

function show(what: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: () => what }]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('parses amounts and numbers with a comma or a point [SAFE-2d]', () => {
  expect(['24,99', '24.9', '', ' 5 ', 'x'].map(parseAmount)).toEqual([2499, 2490, null, 500, Number.NaN]);
  expect(['12,5', '-3', 'NaN'].map(parseNumber)).toEqual([12.5, -3, Number.NaN]);
});

test('shows the errors of a new code at its fields before anything is sent [CRED-8d, SAFE-2c]', async () => {
  show(<DiscountCodeForm />);
  type('Kortingscode', 'met spatie');
  type('Korting in procenten', '95');
  type(/^Minimumbedrag/, '10');
  fireEvent.click(screen.getByRole('button', { name: 'Code maken' }));
  expect(await screen.findByText('Gebruik letters, cijfers en streepjes ertussen.')).toBeTruthy();
  expect(screen.getByText('Kies een getal van 1 tot en met 90.')).toBeTruthy();
  expect(screen.getByLabelText(/^Munt/).getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Kortingscode')));
  expect(sent).toEqual([]);
});

test('sends a code with all its fields and empties the form afterwards [CRED-8d, SAFE-2c]', async () => {
  answers.push({ status: 200, body: code });
  show(<DiscountCodeForm />);
  type('Kortingscode', 'spring');
  type('Korting in procenten', '12,5');
  type(/^Munt/, 'EUR');
  type(/^Minimumbedrag/, '24,99');
  fireEvent.click(screen.getByLabelText('iDEAL'));
  fireEvent.click(screen.getByRole('button', { name: 'Code maken' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    code: 'SPRING',
    country: null,
    member: null,
    expires: null,
    value_percentage: 12.5,
    currency: 'EUR',
    minimum_order_value: 2499,
    validity: 'once-per-user',
    payment_methods: ['ideal'],
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Kortingscode').value).toBe(''));
});

test('shows both sides of a finding and resolves it only with a note [CRED-11d, SAFE-2d]', async () => {
  answers.push({ status: 200, body: { finding: 7 } });
  const { unmount } = show(<FindingRow finding={finding} />);
  expect(screen.getByText('completed, 24.99 EUR')).toBeTruthy();
  expect(screen.getByText('paid, 25.00 EUR')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bestelling 4242' }).getAttribute('href')).toBe(
    '/console/payments/4242',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Afhandelen: Bedrag of munt verschilt' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Afhandelen' }));
  expect(await dialog.findByText('Vul dit nog in.')).toBeTruthy();
  type('Hoe zit het?', 'Afgerond');
  fireEvent.click(dialog.getByRole('button', { name: 'Afhandelen' }));
  await waitFor(() => expect(sent).toEqual([{ finding: 7, note: 'Afgerond' }]));
  unmount();
  show(<FindingRow finding={{ ...finding, resolved: { how: 'gone', at: finding.last_seen, note: null } }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
