import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Id } from '#contract/kit/id.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { PackageId } from '#contract/payments/package.ts';
import type { Client } from '../service/client.ts';

/**
 * Buys a package with the sandbox bank, with a discount code or without. Resolves when the credits are in the
 * wallet and the invoice exists. The credits wait unless the buyer asks for the start (CRED-14).
 */
export async function buyPackage(
  client: Client,
  bought: PackageId = 'p1',
  { startNow = false, code }: { startNow?: boolean; code?: string } = {},
): Promise<Id> {
  const { answer } = await client.api(createPayment, {
    package: bought,
    payment_method: 'ideal',
    client_id: randomUUID(),
    ...(code !== undefined && { discount_code: code }),
    start_now: startNow,
  });
  await client.fetch(`${new URL(answer.checkout_url ?? '').pathname}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  // The bank's webhook settles the payment, not the click.
  for (let waited = 0; waited < 150; waited += 1) {
    const { state, invoice } = (await client.api(getPayment, { id: answer.payment_id })).answer;
    if (state === 'completed' && invoice) return answer.payment_id;
    await sleep(100);
  }
  throw new Error('the payment was not completed and invoiced');
}
