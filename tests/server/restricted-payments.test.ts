import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import type { Id } from '#contract/kit/id.ts';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getInvoices, invoiceFilePath } from '#contract/payments/get-invoices.ts';
import { listTransactions } from '#contract/payments/list-transactions.ts';
import { restrictMember } from '#server/profiles/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { enableDirectDebit, orderDirectDebit, uniqueDebitForm } from '#tests/support/payments/debit-form.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';

test('only the suspended member still lists the payments, downloads invoices and cancels open payments [DSA-6c, CRED-10a]', async () => {
  const service = await startService();
  const [own, other] = [service.client(), service.client()];
  const member = await signUpMember(own, { name: 'Own' });
  await signUpMember(other, { name: 'Other' });
  const paid = await buyPackage(own);
  const order = { package: 'p0', payment_method: 'ideal' } as const;
  const { answer: open } = await own.api(createPayment, order);
  const since = service.platform.clock.now();
  await service.platform.transact((unit) =>
    restrictMember(unit, {
      ...{ report: 1, site: 1, member: member.id, origin: 'http://localhost', subject: 'profile' },
      ...{ kind: 'suspended', ground: 'spam', since, until: new Date(since.getTime() + 3_600_000) },
    }),
  );
  expect((await own.api(createPayment, order)).problem.code).toBe('account_restricted');
  const { results } = (await own.api(listTransactions, {})).answer;
  expect(results.map(({ payment_id }) => payment_id)).toEqual([open.payment_id, paid]);
  const [invoice] = (await own.api(getInvoices, { id: paid })).answer.invoices;
  for (const query of [`id=${invoice?.id}`, `payment=${paid}`]) {
    const file = await own.get(`${invoiceFilePath}?${query}`);
    expect([file.status, file.headers.get('content-type')], query).toEqual([200, 'application/pdf']);
    expect((await file.text()).startsWith('%PDF')).toBe(true);
    expect((await other.get(`${invoiceFilePath}?${query}`)).status).toBe(404);
    expect((await service.client().get(`${invoiceFilePath}?${query}`)).status).toBe(403);
  }
  expect((await own.get(`${invoiceFilePath}?payment=${open.payment_id}`)).status).toBe(404);
  expect((await own.api(cancelPayment, { id: open.payment_id })).answer.state).toBe('cancelled');
});

test('a ban or a deletion request cancels the announced direct debits of that member [DSA-6c, ACC-13b, CRED-6d]', async () => {
  const service = await startService();
  await enableDirectDebit(service);
  const { db, clock } = service.platform;
  const stateOf = async (payment: Id) => {
    const { rows } = await sql<{ state: string }>`select state from payments where id = ${payment}`.execute(
      db,
    );
    return rows[0]?.state;
  };
  const announced = async (name: string) => {
    const client = service.client();
    const { id } = await signUpMember(client, { name, password });
    const { payment_id: payment } = await orderDirectDebit(service, client, uniqueDebitForm());
    expect(await stateOf(payment)).toBe('pending');
    return { client, id, payment };
  };
  const [banned, gone, other] = [
    await announced('Banned'),
    await announced('Gone'),
    await announced('Other'),
  ];
  await service.platform.transact((unit) =>
    restrictMember(unit, {
      ...{ report: 1, site: 1, member: banned.id, origin: 'http://localhost', subject: 'profile' },
      ...{ kind: 'banned', ground: 'spam', since: clock.now(), until: null },
    }),
  );
  expect((await gone.client.api(requestDeletion, { password, reason: 'other' })).status).toBe(200);
  expect([await stateOf(banned.payment), await stateOf(gone.payment)]).toEqual(['cancelled', 'cancelled']);
  expect(await stateOf(other.payment)).toBe('pending');
});
