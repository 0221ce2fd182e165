import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { loadSites } from '#server/sites/door.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedPayment } from '../providers/provider.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { invoicesOfPayment, type StoredInvoice } from './invoices.sql.ts';
import { issueInvoiceHandler } from './issue-invoice.job.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
  const { db } = service.platform;
  await sql`insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount, vat_numbers)
    values (2, 'Ander', 'Korenmarkt 2', '-', 'Gent', 'BE', '', 0, '{"BE": "BE0123456789"}')`.execute(db);
});

const order = async (): Promise<Payment> => {
  const person = await service.person();
  return (await person.api(createPayment, { package: 'p1', payment_method: 'ideal' })).answer;
};

const settle = async ({ payment_id, price }: Payment, given: Partial<FetchedPayment> = {}): Promise<void> =>
  settlePayment(
    service.platform,
    payment_id,
    someFetchedPayment({
      reference: (await readPayment(service.platform.db, payment_id))?.reference ?? '',
      state: 'paid',
      ...price,
      orderId: payment_id,
      payerCountry: 'NL',
      ...given,
    }),
  );

/** Issues the documents now, however long ago the order was paid. */
const documents = async (payment: Id) => {
  await issueInvoiceHandler.run({ payment }, service.platform);
  return invoicesOfPayment(service.platform.db, payment);
};

const give = async (before: number, after: number): Promise<void> => {
  const { db } = service.platform;
  await sql`insert into site_company_changes (site_id, before, after) values (1, ${before}, ${after})`.execute(
    db,
  );
  await loadSites(db);
};

test('an invoice names the company that the site had when the order was made [SAFE-6j, VAT-4a]', async () => {
  const [paid, open] = [await order(), await order()];
  await settle(paid);
  await give(1, 2);
  const second = await order();
  await Promise.all([settle(open), settle(second)]);
  await give(2, 1);
  const third = await order();
  await settle(third);
  const issued: StoredInvoice[] = [];
  for (const { payment_id } of [paid, open, second, third]) issued.push(...(await documents(payment_id)));
  expect(issued.map(({ company, seller }) => [company, seller.country])).toEqual([
    [1, 'NL'],
    [1, 'NL'],
    [2, 'BE'],
    [1, 'NL'],
  ]);
  const numbers = issued.filter(({ company }) => company === 1).map(({ number }) => number);
  expect(numbers.sort()).toEqual([1, 2, 3]);
});

test('a credit note of after the change keeps the company of its invoice [SAFE-6j, VAT-4a]', async () => {
  const open = await order();
  await settle(open);
  const [invoice] = await documents(open.payment_id);
  await give(1, 2);
  const refund = { kind: 'refund', reference: 're_moved', ownId: null, amount: 100, state: 'done' } as const;
  await settle(open, { reversals: [{ ...refund, reason: null }] });
  expect(await documents(open.payment_id)).toMatchObject([
    { kind: 'invoice', company: 1 },
    { kind: 'credit_note', company: 1, seller: invoice?.seller },
  ]);
  await give(2, 1);
});
