import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { DebitClosed } from './debit-closed.tsx';
import { debitClosedReason } from './debit-closed-reason.ts';
import { DebitOrder } from './debit-order.tsx';
import { formatInPlace } from './format-in-place.ts';
import { formatIban, ibanProblem } from './iban.ts';
import { IbanField } from './iban-field.tsx';
import { parsePhone } from './phone-number.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const offer: CreditPackage = {
  id: 'p1',
  credits: 30,
  price: euros(2499),
  full_price: null,
  former_price: null,
  lowest_price: euros(2499),
  price_per_message: euros(84),
  popular: false,
};
const terms = {
  otp_sent: true,
  mandate_text: 'Je machtigt Mollie.\n\nKenmerk VONK-7.',
  mandate_reference: 'VONK-7',
  creditor: { name: 'Mollie B.V.', identifier: 'NL08ZZZ502057730000' },
  masked_iban: 'NL** 4300',
  masked_phone: '+31 6 ****** 78',
  amount: euros(2499),
  debit_date: '2026-11-25',
  resend_after: 60,
  expires_in: 600,
};
const payment = { payment_id: 5, state: 'pending' };
const refusal = (code: string, detail: string, params = {}) => ({
  type: 'about:blank',
  title: code,
  status: 409,
  code,
  detail,
  params,
});

/** The server's responses in call order; the sent bodies are collected. */
let answers: { status: number; body: unknown }[];
let sent: Record<string, unknown>[];
const answer = (body: unknown, status = 200) => answers.push({ status, body });

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

beforeEach(() => {
  sessionStorage.clear();
  [answers, sent] = [[], []];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({}, { status: 500 });
    sent.push(await request.json());
    const next = answers.shift();
    return Response.json(next?.body ?? {}, { status: next?.status ?? 500 });
  });
});

afterEach(() => vi.unstubAllGlobals());

const show = (language: Locale = 'nl') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([
    {
      path: '/directdebit',
      Component: () => <DebitOrder offer={offer} discount={null} country="NL" typedCode={null} open={null} />,
    },
    { path: '/transactions/:id', Component: () => <h1>Transactie</h1> },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub initialEntries={['/directdebit?package=p1']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const typed: Readonly<Record<string, string>> = {
  'Naam van de rekeninghouder': 'A. de Vries',
  'Rekeningnummer (IBAN)': 'nl91abna0417164300',
  Straat: 'Dorpsstraat',
  Huisnummer: '12a',
  Postcode: '1234 AB',
  Plaats: 'Utrecht',
  'Mobiel nummer': '06 12345678',
};

const fill = (other: Readonly<Record<string, string>> = {}) => {
  for (const [label, value] of Object.entries({ ...typed, ...other }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Stuur me een code' }));
const pay = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' }));
const digits = () => within(screen.getByRole('group', { name: 'Vul de code in' })).getAllByRole('textbox');
const typeCode = (code: string) =>
  [...code].forEach((digit, place) => {
    const field = digits()[place];
    if (field) fireEvent.change(field, { target: { value: digit } });
  });

const toCode = async () => {
  answer(terms);
  fill();
  send();
  await screen.findByRole('heading', { name: 'De machtiging die je geeft' });
};

test('checks an IBAN while typing and rejects unsupported countries with a reason [CRED-6a, SEPA-1, SEPA-2]', () => {
  expect(ibanProblem('NL91 ABNA 0417 1643 00')).toBeNull();
  expect(ibanProblem('NL92ABNA0517164300')).toBe('iban_invalid');
  expect(ibanProblem('de89370400440532013000')).toBeNull();
  expect(ibanProblem('GB')).toBe('iban_not_supported');
  expect(ibanProblem('CH9300762011623852957')).toBe('iban_not_supported');
  expect(formatIban('nl91abna 0417')).toBe('NL91 ABNA 0417');
});

test("shows the bank's country at once, and an error only when all digits are typed [CRED-6a]", () => {
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider env="test">
        <IbanField error={undefined} typed={() => {}} />
      </MantineProvider>
    </RawIntlProvider>,
  );
  const field = screen.getByLabelText('Rekeningnummer (IBAN)');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('be68');
  expect(screen.getByText('Bank in België')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  type('BE68539007547035');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('BE68539007547034');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByLabelText('Dit rekeningnummer kan kloppen')).toBeTruthy();
  type('GB29');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/^Bank in/)).toBeNull();
});

test('keeps the cursor behind the same character when it reformats [CRED-6a]', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  field.value = 'NL91XABNA 0417';
  field.setSelectionRange(5, 5);
  formatInPlace(field, formatIban);
  expect(field.value).toBe('NL91 XABN A041 7');
  expect(field.selectionStart).toBe(6);
  field.remove();
});

test('never calls the code a check by a bank, in any language [CRED-6b, SEPA-9]', async () => {
  await Promise.all(locales.map(loadLanguage));
  const bank = /bank|banca|banco|banque|pankki|pankin/i;
  for (const language of locales) {
    const { messages } = intlFor(language);
    const said = Object.entries(messages).filter(([key]) =>
      /^payments\.direct_debit\.(?:code_|send_code|sms|again|lead)/.test(key),
    );
    expect(said.length).toBeGreaterThan(5);
    for (const [key, words] of said) expect(JSON.stringify(words), `${language} ${key}`).not.toMatch(bank);
  }
});

test('accepts a phone number of the country in any notation [CRED-6a, AUTH-13d]', () => {
  expect(parsePhone('06-12345678', 'NL')?.e164).toBe('+31612345678');
  expect(parsePhone('+32 470 12 34 56', 'NL')?.e164).toBe('+32470123456');
  expect(parsePhone('12', 'NL')).toBeNull();
});

test('marks each invalid field of the form and sends nothing [CRED-6a]', async () => {
  show();
  send();
  const named = async (label: string) =>
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  for (const label of Object.keys(typed)) await named(label);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Naam van de rekeninghouder')),
  );
  fill({ 'Rekeningnummer (IBAN)': 'NL92ABNA0517164300' });
  send();
  await named('Rekeningnummer (IBAN)');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Rekeningnummer (IBAN)')));
  fill({ 'Mobiel nummer': '12' });
  send();
  await named('Mobiel nummer');
  expect(sent).toEqual([]);
});

test('shows the whole mandate before signing, above a button with the words of the law [CRED-6c, SEPA-3a]', async () => {
  show();
  await toCode();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    account_holder: 'A. de Vries',
    phone: '+31612345678',
    package: 'p1',
    price: euros(2499),
    start_now: false,
  });
  expect(String(sent[0]?.iban).replace(/\s/g, '')).toBe('NL91ABNA0417164300');
  expect(sent[0]).not.toHaveProperty('otp');
  for (const said of [
    'VONK-7',
    'Mollie B.V.',
    'NL08ZZZ502057730000',
    'NL** 4300',
    'woensdag 25 november 2026',
  ])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(/Je machtigt Mollie/)).toBeTruthy();
  expect(screen.getByText(/\+31 6 \*{6} 78\. De code werkt 10 minuten/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/geverifieerd|verified/i);
  expect(digits().map((field) => field.getAttribute('autocomplete'))).toEqual(
    Array.from({ length: 6 }, () => 'one-time-code'),
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'De machtiging die je geeft' })),
  );
});

test('orders once with the right code, as the order it was requested for [CRED-6b, CRED-5e]', async () => {
  show();
  await toCode();
  pay();
  expect(await screen.findByText('Vul alle zes de cijfers in.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  typeCode('123456');
  answer(payment);
  pay();
  pay();
  await screen.findByRole('heading', { name: 'Transactie' });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ ...sent[0], otp: '123456' });
});

test('reports a wrong code with the remaining tries and empties the fields [CRED-6b]', async () => {
  show();
  await toCode();
  typeCode('000000');
  answer(refusal('code_invalid', 'Code ongeldig', { tries: 3 }), 409);
  pay();
  const said = await screen.findByText(/Code ongeldig/);
  expect(said.textContent).toContain('Je kunt het nog 3 keer proberen.');
  expect(
    digits()
      .map((field) => field.getAttribute('value') ?? '')
      .join(''),
  ).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(digits()[0]));
  typeCode('1');
  expect(screen.queryByText(/Code ongeldig/)).toBeNull();
});

test('allows another code for the same order after a delay [CRED-6b]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    show();
    await toCode();
    const button = screen.getByRole('button', { name: 'Nieuwe code over 60 s' });
    expect(button.hasAttribute('disabled')).toBe(true);
    act(() => vi.advanceTimersByTime(60_000));
    answer(terms);
    fireEvent.click(screen.getByRole('button', { name: 'Stuur een nieuwe code' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    await screen.findByRole('button', { name: 'Nieuwe code over 60 s' });
  } finally {
    vi.useRealTimers();
  }
});

test('keeps the typed data when returning to the form, also after a final rejection with its reason [CRED-6a]', async () => {
  show();
  await toCode();
  fireEvent.click(screen.getByRole('button', { name: 'Gegevens wijzigen' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'De machtiging die je geeft' })).toBeNull(),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Plaats').value).toBe('Utrecht');
  answer(terms);
  send();
  await screen.findByRole('heading', { name: 'De machtiging die je geeft' });
  expect(sent[1]?.client_id).toBe(sent[0]?.client_id);
  typeCode('123456');
  answer(refusal('spending_cap_reached', 'Dit gaat over je eigen limiet.'), 409);
  pay();
  expect(await screen.findByText('Dit gaat over je eigen limiet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stuur me een code' })).toBeTruthy();
});

test('explains a block and leaves every other payment method open [CRED-11c, MEET-12, PAY-27b]', () => {
  const open = { blocked: null, limit_reached: false };
  expect(debitClosedReason(open, true)).toBeNull();
  expect(debitClosedReason(open, false)).toBe('not_offered');
  expect(debitClosedReason({ ...open, limit_reached: true }, true)).toBe('limit');
  expect(debitClosedReason({ blocked: 'failed', limit_reached: true }, true)).toBe('blocked_failed');
  const Stub = createRoutesStub([
    { path: '*', Component: () => <DebitClosed why="blocked_disputed" id="p2" limit={euros(10_000)} /> },
  ]);
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider env="test">
        <Stub />
      </MantineProvider>
    </RawIntlProvider>,
  );
  expect(screen.getByRole('link', { name: 'Andere betaalwijze' }).getAttribute('href')).toBe('/credits/p2');
  expect(screen.getByRole('link', { name: 'Klantenservice' }).getAttribute('href')).toBe('/pages/service');
});
