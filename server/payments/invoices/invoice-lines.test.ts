import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { invoiceFilePath } from '#contract/payments/get-invoices.ts';
import { readPdf } from '#tests/support/files/read-pdf.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { invoicesOfPayment } from './invoices.sql.ts';
import { issueInvoiceHandler } from './issue-invoice.job.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
});

const textOf = async (person: Person, id: number | string): Promise<string> =>
  (await readPdf(new Uint8Array(await (await person.get(`${invoiceFilePath}?id=${id}`)).arrayBuffer()))).text;

test('shows the full price, the discount, the payment method and the date of supply [CRED-10d]', async () => {
  const person = await service.person();
  const id = await buyPackage(person, 'p1', { code: 'TIMEBONUS25' });
  await sql`update payments set settled_at = '2026-11-20T12:00:00Z' where id = ${id}`.execute(
    service.platform.db,
  );
  const [invoice] = await invoicesOfPayment(service.platform.db, id);
  const text = await textOf(person, invoice?.id ?? 0);
  for (const said of ['30 credits € 24,99', 'Welkomstkorting € -6,25', 'Totaal inclusief btw € 18,74'])
    expect(text).toContain(said);
  for (const said of ['Geleverd op 20 november 2026', 'Betaalwijze iDEAL']) expect(text).toContain(said);
  // A credit note is about a part of the price, so it names no discount.
  const { db } = service.platform;
  const { reference } = (await readPayment(db, id)) ?? {};
  await settlePayment(
    service.platform,
    id,
    someFetchedPayment({
      reference: reference ?? '',
      state: 'paid',
      amount: 1874,
      currency: 'EUR',
      orderId: id,
      payerCountry: 'NL',
      reversals: [
        { kind: 'refund', reference: 're_10', ownId: null, amount: 500, state: 'done', reason: null },
      ],
    }),
  );
  await issueInvoiceHandler.run({ payment: id }, service.platform);
  const [, note] = await invoicesOfPayment(db, id);
  const back = await textOf(person, note?.id ?? 0);
  expect(back).toContain('Betaalwijze iDEAL');
  expect(back).not.toContain('korting');
});

test("names an operator's code on the invoice, and no discount without one [CRED-10d]", async () => {
  await sql`insert into discount_codes (code, value_percentage, validity)
    values ('ZOMER10', 10, 'once-per-user')`.execute(service.platform.db);
  const person = await service.person({ language: 'en' });
  const id = await buyPackage(person, 'p1', { code: 'ZOMER10' });
  const [invoice] = await invoicesOfPayment(service.platform.db, id);
  const text = await textOf(person, invoice?.id ?? 0);
  for (const said of ['Discount with ZOMER10 -€2.50', 'Total including VAT €22.49', 'Payment method iDEAL'])
    expect(text).toContain(said);
  const full = await buyPackage(person);
  const [other] = await invoicesOfPayment(service.platform.db, full);
  expect(await textOf(person, other?.id ?? 0)).not.toContain('Discount');
});
