import { expect, test } from 'vitest';
import { cancelPayment } from '#contract/credits/cancel-payment.ts';
import { createPayment } from '#contract/credits/create-payment.ts';
import { getInvoices } from '#contract/credits/get-invoices.ts';
import { invoiceFilePath } from '#contract/credits/invoice.ts';
import { listTransactions } from '#contract/credits/list-transactions.ts';
import { restrictMember } from '#server/profiles/restrict-member.ts';
import { buyPackage } from '#tests/support/buy-package.ts';
import { startService } from '#tests/support/service.ts';
import { signUpMember } from '#tests/support/sign-up-member.ts';

test('[DSA-6] [CRED-10] whoever is suspended still sees what they paid, keeps its invoice and gives up what is open; nobody else gets it', async () => {
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
