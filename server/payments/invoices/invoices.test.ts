import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { declareCountry } from '#contract/payments/declare-country.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import { getInvoices, invoiceFilePath } from '#contract/payments/get-invoices.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { loadSites } from '#server/sites/door.ts';
import { readPdf } from '#tests/support/files/read-pdf.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { storeOrder } from '#tests/support/payments/stored-order.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { eventually } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { eraseAccount } from '../erase-account.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedPayment, FetchedReversal } from '../providers/provider.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { invoicesOfPayment } from './invoices.sql.ts';
import { memberStates } from './is-vat-due.ts';
import { issueInvoiceHandler } from './issue-invoice.job.ts';
import { issueInvoices } from './issue-invoices.ts';
import { vatRateOn } from './vat-rates.sql.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ trustProxy: true });
  const { db } = service.platform;
  await sql`update companies set name = 'Vonk BV', address = 'Keizersgracht 1', city = 'Amsterdam', kvk = '12345678',
    vat_numbers = '{"NL": "NL001234567B01"}'`.execute(db);
  await sql`insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount, vat_numbers)
    values (2, 'Ander', 'Korenmarkt 2', '-', 'Gent', 'BE', '', 0, '{"BE": "BE0123456789"}')`.execute(db);
  await addSite(db, 'other.localhost');
  await sql`insert into site_company_changes (site_id, before, after) values (2, 1, 2)`.execute(db);
  await loadSites(db);
});

const order = async (person: Person, ip?: string, method: 'ideal' | 'creditcard' = 'ideal') =>
  (
    await person.api(
      createPayment,
      { package: 'p1', payment_method: method },
      ip === undefined ? {} : { headers: { 'x-forwarded-for': ip } },
    )
  ).answer;

/** The provider reports the payment as paid. */
const settle = async ({ payment_id, price }: Payment, told: Partial<FetchedPayment> = {}): Promise<void> =>
  settlePayment(
    service.platform,
    payment_id,
    someFetchedPayment({
      reference: (await readPayment(service.platform.db, payment_id))?.reference ?? '',
      state: 'paid',
      ...price,
      orderId: payment_id,
      payerCountry: 'NL',
      ...told,
    }),
  );

const issued = (payment: Id) => invoicesOfPayment(service.platform.db, payment);

/** Runs its jobs at once. */
const documents = async (payment: Id) => {
  const { platform } = service;
  await issueInvoiceHandler.run({ payment }, platform);
  return issued(payment);
};

const reversal = (reference: string, amount: number, state: FetchedReversal['state'] = 'done') =>
  ({ kind: 'refund', reference, ownId: null, amount, state, reason: null }) as const;

/** For each company: its numbers, and the number of documents. */
const numbersAreGapless = async (): Promise<void> => {
  const { rows } = await sql<{ numbers: number[]; last: number }>`
    select array_agg(number order by number) as numbers, min(last) as last
    from invoices join invoice_numbers using (company_id) group by company_id`.execute(service.platform.db);
  for (const { numbers, last } of rows) {
    expect(numbers.map(Number)).toEqual(numbers.map((_, place) => place + 1));
    expect(Number(last)).toBe(numbers.length);
  }
};

test("issues an invoice for a payment, at its price and with the VAT of the buyer's country [CRED-10b, VAT-2b, VAT-4a]", async () => {
  const person = await service.person();
  const open = await order(person);
  expect(open.invoice).toBe(false);
  expect((await person.api(getInvoices, { id: open.payment_id })).answer.invoices).toEqual([]);
  const id = await buyPackage(person);
  expect((await person.api(getPayment, { id })).answer.invoice).toBe(true);
  expect((await person.api(getInvoices, { id })).answer.invoices).toMatchObject([
    {
      kind: 'invoice',
      country: 'NL',
      vat_percentage: 21,
      net: { amount: 2065, currency: 'EUR' },
      vat: { amount: 434, currency: 'EUR' },
      gross: { amount: 2499, currency: 'EUR' },
    },
  ]);
});

/** Sets the payment so far back that its invoice no longer waits for an answer. */
const weekLater = (payment: Id) =>
  sql`update payments set settled_at = now() - interval '7 days 1 minute' where id = ${payment}`.execute(
    service.platform.db,
  );

test('determines the country from two pieces of evidence: IP address and paying bank [CRED-10b, VAT-1a]', async () => {
  const person = await service.person();
  const placeOf = async (ip: string | undefined, payerCountry: string | null) => {
    const payment = await order(person, ip, 'creditcard');
    await settle(payment, { payerCountry });
    const waits = (await documents(payment.payment_id)).length === 0;
    if (waits) await weekLater(payment.payment_id);
    const [invoice] = await documents(payment.payment_id);
    return [invoice?.country, invoice?.rate, invoice?.proof, waits];
  };
  expect(await placeOf('8.8.8.8', 'US')).toEqual(['US', 0, 'two', false]);
  expect(await placeOf(undefined, 'DE')).toEqual(['DE', 1900, 'one', false]);
  // If the evidence is inconclusive, the buyer is asked, with a limited wait.
  expect(await placeOf('8.8.8.8', null)).toEqual(['US', 0, 'one', true]);
  expect(await placeOf('8.8.8.8', 'DE')).toEqual(['NL', 2100, 'contradicting', true]);
  // No answer of a bank ever blocks the credits.
  expect(await placeOf(undefined, 'Nowhere')).toEqual(['NL', 2100, 'none', true]);
});

/** Paid from Germany through an American IP address, or as given; the credits are granted. */
const unclear = async (person: Person, told: Partial<FetchedPayment> = {}): Promise<Id> => {
  const payment = await order(person, '8.8.8.8', 'creditcard');
  await settle(payment, { payerCountry: 'DE', ...told });
  expect(await documents(payment.payment_id)).toEqual([]);
  return payment.payment_id;
};

test('asks a buyer with contradicting evidence for the country, and issues the invoice after the answer [CRED-10b, VAT-1b]', async () => {
  const person = await service.person();
  const before = (await person.api(getWallet, {})).answer.credits;
  const id = await unclear(person);
  expect((await person.api(getWallet, {})).answer.credits).toBe(before + 30);
  expect((await person.api(getPayment, { id })).answer).toMatchObject({
    invoice: false,
    asked_countries: ['DE', 'US'],
  });
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => person.api(declareCountry, { id, country: 'DE' })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(replies[0]?.answer.asked_countries).toBeNull();
  await eventually(async () =>
    expect(await issued(id)).toMatchObject([{ country: 'DE', rate: 1900, proof: 'two' }]),
  );
  expect(await documents(id)).toHaveLength(1);
  // The answer is final.
  expect((await person.api(declareCountry, { id, country: 'DE' })).status).toBe(200);
  expect((await person.api(declareCountry, { id, country: 'US' })).problem.code).toBe('country_settled');
});

test('accepts the country only from the buyer, before the invoice, and if it was asked for [CRED-10b, VAT-1c]', async () => {
  const person = await service.person();
  const stranger = await service.person();
  const codeOf = async (who: Person, id: Id, country: string) =>
    (await who.api(declareCountry, { id, country })).problem.code;
  const id = await unclear(person);
  expect(await codeOf(stranger, id, 'DE')).toBe('not_found');
  const { problem } = await person.api(declareCountry, { id, country: 'ZZ' });
  expect(problem.errors).toMatchObject([{ field: 'country', code: 'invalid_country' }]);
  expect((await readPayment(service.platform.db, id))?.buyerCountry).toBeNull();
  await weekLater(id);
  expect(await documents(id)).toMatchObject([{ country: 'NL', proof: 'contradicting' }]);
  expect(await codeOf(person, id, 'DE')).toBe('country_settled');
  const open = await order(person, '8.8.8.8', 'creditcard');
  expect(await codeOf(person, open.payment_id, 'US')).toBe('country_settled');
  const known = await buyPackage(person);
  expect((await person.api(getPayment, { id: known })).answer.asked_countries).toBeNull();
  expect(await codeOf(person, known, 'NL')).toBe('country_settled');
  expect(await documents(known)).toMatchObject([{ country: 'NL', proof: 'one' }]);
});

test('applies either the answer or the overdue invoice first when both come at once [CRED-10b, VAT-1c]', async () => {
  const person = await service.person();
  for (let round = 0; round < 5; round += 1) {
    const id = await unclear(person);
    await weekLater(id);
    const [reply] = await Promise.all([person.api(declareCountry, { id, country: 'DE' }), documents(id)]);
    const [invoice, ...more] = await documents(id);
    expect(more).toEqual([]);
    expect([reply.status, invoice?.country]).toEqual(reply.status === 200 ? [200, 'DE'] : [409, 'NL']);
    expect((await readPayment(service.platform.db, id))?.buyerCountry).toBe(
      reply.status === 200 ? 'DE' : null,
    );
  }
});

test('issues one invoice and one credit note per reversal after twenty simultaneous reports [CRED-10b, CRED-10c]', async () => {
  const payment = await order(await service.person());
  await Promise.all(Array.from({ length: 20 }, () => settle(payment)));
  await Promise.all(
    Array.from({ length: 20 }, () => settle(payment, { reversals: [reversal('re_1', 1000)] })),
  );
  await Promise.all(Array.from({ length: 5 }, () => documents(payment.payment_id)));
  const [invoice, note, ...more] = await issued(payment.payment_id);
  expect(more).toEqual([]);
  expect(note).toMatchObject({
    kind: 'credit_note',
    corrects: invoice?.id,
    gross: 1000,
    vat: 174,
    rate: 2100,
  });
});

test('matches the documents to the money to the cent: in parts, all of it, and back [CRED-10b, CRED-10c, VAT-4c]', async () => {
  const payment = await order(await service.person());
  const settleAndIssue = async (told: Partial<FetchedPayment> = {}) => {
    await settle(payment, told);
    await documents(payment.payment_id);
  };
  await settleAndIssue();
  await settleAndIssue({ reversals: [reversal('re_1', 1250, 'pending')] });
  const chargeback = { ...reversal('chb_1', 2499), kind: 'chargeback' } as const;
  await settleAndIssue({ reversals: [reversal('re_1', 1250, 'pending'), chargeback] });
  // The bank took all of it, so the failed refund changes nothing (SEPA-8).
  await settleAndIssue({ reversals: [reversal('re_1', 1250, 'undone'), chargeback] });
  await settleAndIssue({
    reversals: [reversal('re_1', 1250, 'undone'), { ...chargeback, state: 'undone' }],
  });
  const told = (await issued(payment.payment_id)).map(({ kind, gross, vat }) => [kind, gross, vat]);
  expect(told).toEqual([
    ['invoice', 2499, 434],
    ['credit_note', 1250, 217],
    ['credit_note', 1249, 217],
    ['invoice', 2499, 434],
  ]);
});

test('numbers fifty simultaneous payments without a gap, separately for each company [CRED-10b, VAT-4b]', async () => {
  const { db } = service.platform;
  const here = await service.person();
  const there = await service.person({ site: 'other.localhost' });
  const orders = await Promise.all(
    Array.from({ length: 50 }, (_, place) => storeOrder(db, place % 2 ? here.id : there.id)),
  );
  await Promise.all(
    orders.map(({ id, reference }) =>
      settlePayment(
        service.platform,
        id,
        someFetchedPayment({
          ...{ reference, state: 'paid', amount: 999, currency: 'EUR', orderId: id },
          payerCountry: 'NL',
        }),
      ),
    ),
  );
  const companies = await Promise.all(orders.map(async ({ id }) => (await documents(id))[0]?.company));
  expect([companies.filter((company) => company === 1).length, companies.length]).toEqual([25, 50]);
  await numbersAreGapless();
});

test('reuses an uncommitted number, and never changes or deletes a document, even at erasure [CRED-10b, VAT-3, VAT-4b, VAT-4d]', async () => {
  const { db } = service.platform;
  const person = await service.person();
  const payment = await order(person);
  await expect(
    service.platform.transact(async (unit) => {
      await sql`insert into invoices (company_id, kind, payment_id, issued_at, language, country, proof, rate, currency,
          net, vat, gross, credits, seller)
        values (1, 'invoice', ${payment.payment_id}, now(), 'nl', 'NL', 'one', 2100, 'EUR', 1, 0, 1, 1, '{}')`.execute(
        unit.db,
      );
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  await settle(payment);
  const written = await documents(payment.payment_id);
  await numbersAreGapless();
  await expect(sql`update invoices set gross = 1`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from invoices`.execute(db)).rejects.toThrow('append-only');
  await service.platform.transact((unit) => eraseAccount(unit, person.id, new Date()));
  expect([written.length, await issued(payment.payment_id)]).toEqual([1, written]);
});

test('applies rates from their first day, and has a rate for every member state [CRED-10b, VAT-2a]', async () => {
  const { db } = service.platform;
  const rates = await Promise.all(memberStates.map((state) => vatRateOn(db, state, '2026-11-22')));
  expect(rates).not.toContain(null);
  expect([rates.length, Math.min(...rates.map(Number)), Math.max(...rates.map(Number))]).toEqual([
    27, 1700, 2700,
  ]);
  const change = async (country: string, before: string, day: string) => [
    await vatRateOn(db, country, before),
    await vatRateOn(db, country, day),
  ];
  expect(await change('FI', '2024-08-31', '2024-09-01')).toEqual([2400, 2550]);
  expect(await change('SK', '2024-12-31', '2025-01-01')).toEqual([2000, 2300]);
  expect(await change('EE', '2025-06-30', '2025-07-01')).toEqual([2200, 2400]);
  expect(await change('RO', '2025-07-31', '2025-08-01')).toEqual([1900, 2100]);
  expect(await vatRateOn(db, 'US', '2026-11-22')).toBeNull();
});

test('delays the document, never the credits, if our own records are wrong [CRED-10b]', async () => {
  const { db } = service.platform;
  const person = await service.person({ site: 'other.localhost', credits: 0 });
  const socket = recordEvents(await person.socket());
  const payment = await order(person);
  await sql`update companies set vat_numbers = '[]' where id = 2`.execute(db);
  await settle(payment, { payerCountry: 'BE' });
  expect((await person.api(getPayment, { id: payment.payment_id })).answer).toMatchObject({
    state: 'completed',
    invoice: false,
  });
  expect((await person.api(getWallet, {})).answer.credits).toBe(30);
  await expect(documents(payment.payment_id)).rejects.toThrow();
  // A member state without a stored rate is an error, not a country without VAT (VAT-2).
  await sql`update companies set vat_numbers = '{"BE": "BE0123456789"}' where id = 2`.execute(db);
  const { rows: rates } = await sql<{ rate: number }>`
    delete from vat_rates where country = 'BE' returning rate`.execute(db);
  await expect(documents(payment.payment_id)).rejects.toThrow('no VAT rate is known for BE');
  expect(await issued(payment.payment_id)).toEqual([]);
  await sql`insert into vat_rates (country, valid_from, rate) values ('BE', '2024-01-01', ${rates[0]?.rate})`.execute(
    db,
  );
  expect(await documents(payment.payment_id)).toMatchObject([{ kind: 'invoice', rate: 2100, company: 2 }]);
  await eventually(() =>
    expect(socket).toContainEqual({
      name: paymentChanged.name,
      payload: expect.objectContaining({ payment_id: payment.payment_id, invoice: true }),
    }),
  );
  await numbersAreGapless();
});

test('uses the rate of the day of sale, however late the document is written [CRED-10b, VAT-2a]', async () => {
  const { platform } = service;
  const { id } = await storeOrder(platform.db, (await service.person()).id);
  const stored = await readPayment(platform.db, id);
  if (!stored) throw new Error('there is no order');
  const settledAt = new Date('2024-08-31T10:00:00Z');
  const sold = { ...stored, state: 'completed', settledAt, ipCountry: 'FI' } as const;
  await platform.transact((unit) => issueInvoices(unit, sold, platform.clock.now()));
  expect(await issued(id)).toMatchObject([{ country: 'FI', rate: 2400 }]);
});

const fileOf = async (person: Person, id: number | string) => person.get(`${invoiceFilePath}?id=${id}`);

test("draws a complete PDF in the member's language [CRED-10b, LANG-6b]", async () => {
  const person = await service.person({ name: 'Zeldzame Naam' });
  const id = await buyPackage(person);
  const [invoice] = await issued(id);
  const response = await fileOf(person, invoice?.id ?? 0);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const number = String(invoice?.number).padStart(6, '0');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${number}.pdf"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const read = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(read).toMatchObject({ pages: 1, language: 'nl', title: `Factuur ${number}` });
  expect(read.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'Table', 'TH', 'TD']));
  for (const said of ['Vonk BV', 'Keizersgracht 1', 'Amsterdam', 'KvK 12345678', 'NL001234567B01'])
    expect(read.text).toContain(said);
  for (const said of [number, String(id), '30 credits', '€ 20,65', 'Btw 21%, Nederland', '€ 4,34', '€ 24,99'])
    expect(read.text).toContain(said);
  expect(read.text).not.toContain('Zeldzame Naam');

  const reader = await service.person({ language: 'en' });
  const payment = await order(reader);
  await settle(payment);
  await documents(payment.payment_id);
  await settle(payment, { reversals: [reversal('re_9', 1000)] });
  const [first, note] = await documents(payment.payment_id);
  const file = await fileOf(reader, note?.id ?? 0);
  expect(file.headers.get('content-disposition')).toContain('credit-note-');
  const english = await readPdf(new Uint8Array(await file.arrayBuffer()));
  expect(english.language).toBe('en');
  for (const said of ['Credit note', 'VAT 21%, Netherlands', '-€10.00', '-€8.26', '-€1.74'])
    expect(english.text).toContain(said);
  expect(english.text).toContain(`Belongs to invoice ${String(first?.number).padStart(6, '0')}`);
});

test('serves a document to its member only, and hides its existence from others [CRED-10b]', async () => {
  const person = await service.person();
  const id = await buyPackage(person);
  const [invoice] = await issued(id);
  const document = invoice?.id ?? 0;
  const other = await service.person();
  expect((await fileOf(other, document)).status).toBe(404);
  expect(await (await fileOf(other, document)).json()).toMatchObject({ code: 'not_found' });
  for (const wrong of ['', '0', '-1', '1.5', 'x', '9'.repeat(30)])
    expect((await fileOf(person, wrong)).status, wrong).toBe(404);
  expect((await service.get(`${invoiceFilePath}?id=${document}`)).status).toBe(403);
  expect((await other.api(getInvoices, { id })).problem.code).toBe('not_found');
});
