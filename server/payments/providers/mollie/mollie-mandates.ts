import {
  type Mandate,
  MandateMethod,
  MandateStatus,
  type MollieClient,
  SequenceType,
} from '@mollie/api-client';
import * as z from 'zod/mini';
import { MethodRefused } from '../method-refused.ts';
import type { FetchedMandate, PaymentMandates } from '../provider.ts';
import { mollieAmount } from './mollie-amount.ts';
import { mollieCall, mollieCallWithKey } from './mollie-call.ts';
import { isNotFoundAtMollie, MollieError } from './mollie-error.ts';
import { mollieWebhookUrl } from './mollie-webhook-url.ts';

const details = z.object({
  cardNumber: z.optional(z.nullable(z.string())),
  consumerAccount: z.optional(z.nullable(z.string())),
});

/** The last digits of a card or an account; null for a wallet, which has an email address. */
function lastFourOf({ method, details: fields }: Mandate): string | null {
  const read = details.safeParse(fields);
  if (!read.success || method === MandateMethod.paypal) return null;
  return (read.data.cardNumber ?? read.data.consumerAccount)?.slice(-4) ?? null;
}

const states: Readonly<Record<string, FetchedMandate['state']>> = {
  [MandateStatus.valid]: 'valid',
  [MandateStatus.pending]: 'pending',
};

const fetchedOf = (customer: string, mandate: Mandate): FetchedMandate => ({
  customer,
  reference: mandate.id,
  method: mandate.method,
  lastFour: lastFourOf(mandate),
  state: states[mandate.status] ?? 'invalid',
});

/** Mollie's largest page, more than any customer has. */
const pageSize = 250;

/** Mollie does not accept this account, mandate or amount; a retry gets the same answer. */
const refused = (error: unknown): unknown =>
  error instanceof MollieError && error.status === 422 ? new MethodRefused(error) : error;

/** Null if Mollie does not know the mandate, or no longer has it. */
export async function readMollieMandate(
  client: MollieClient,
  customer: string,
  reference: string,
): Promise<FetchedMandate | null> {
  try {
    const mandate = await mollieCall('get a mandate', () =>
      client.customerMandates.get(reference, { customerId: customer }),
    );
    return fetchedOf(customer, mandate);
  } catch (error) {
    if (isNotFoundAtMollie(error)) return null;
    throw error;
  }
}

/** Charges mandates kept by Mollie (PAY-25). */
export function mollieMandates(client: MollieClient): PaymentMandates {
  return {
    async customer(owner, idempotencyKey) {
      const { id } = await mollieCallWithKey('create a customer', () =>
        client.customers.create({ metadata: { owner }, idempotencyKey }),
      );
      return id;
    },
    async sign({ customer, holder, iban, mandateReference, signedAt }, idempotencyKey) {
      const there = await mollieCall('list the mandates of a customer', () =>
        client.customerMandates.page({ customerId: customer, limit: pageSize }),
      );
      const known = there.find((mandate) => mandate.mandateReference === mandateReference);
      if (known) return fetchedOf(customer, known);
      try {
        const signed = await mollieCallWithKey('create a mandate', () =>
          client.customerMandates.create({
            customerId: customer,
            method: MandateMethod.directdebit,
            consumerName: holder,
            consumerAccount: iban,
            signatureDate: signedAt.toISOString().slice(0, 10),
            mandateReference,
            idempotencyKey,
          }),
        );
        return fetchedOf(customer, signed);
      } catch (error) {
        throw refused(error);
      }
    },
    read: (customer, reference) => readMollieMandate(client, customer, reference),
    async charge(charge, idempotencyKey) {
      const mandate = await readMollieMandate(client, charge.customer, charge.mandate);
      if (mandate?.state !== 'valid') throw new MethodRefused('the mandate is not valid');
      const webhookUrl = mollieWebhookUrl(charge.webhookUrl);
      try {
        const payment = await mollieCallWithKey('charge a mandate', () =>
          client.payments.create({
            amount: mollieAmount(charge.price),
            description: charge.description,
            metadata: { order: charge.orderId },
            sequenceType: SequenceType.recurring,
            customerId: charge.customer,
            mandateId: charge.mandate,
            ...(webhookUrl === null ? {} : { webhookUrl }),
            idempotencyKey,
          }),
        );
        return { reference: payment.id, checkoutUrl: null };
      } catch (error) {
        throw refused(error);
      }
    },
    async revoke(customer, reference) {
      try {
        await mollieCall('revoke a mandate', () =>
          client.customerMandates.revoke(reference, { customerId: customer }),
        );
      } catch (error) {
        if (!isNotFoundAtMollie(error)) throw error;
      }
    },
  };
}
