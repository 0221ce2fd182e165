import type { Payment } from '@mollie/api-client';
import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { FetchedPayment, ProviderState } from '../provider.ts';
import { minorUnits } from './mollie-amount.ts';
import { molliePayerCountry } from './mollie-payer-country.ts';
import { mollieReversals } from './mollie-reversals.ts';

const states: readonly ProviderState[] = [
  'open',
  'pending',
  'authorized',
  'paid',
  'canceled',
  'expired',
  'failed',
];

const metadata = z.object({ order: id });

/** Our payment id, as it was given along; null: not made by us. */
export const orderOfMollie = (payment: Payment): Id | null => {
  const read = metadata.safeParse(payment.metadata);
  return read.success ? read.data.order : null;
};

function stateOf(payment: Payment, log: Logger): ProviderState {
  const status: string = payment.status;
  const state = states.find((known) => known === status);
  if (state === undefined)
    log.error({ reference: payment.id, status }, 'mollie told a state that is not known');
  return state ?? 'pending';
}

/** A payment as Mollie has it, in our words. */
export const fetchedFromMollie = (payment: Payment, log: Logger): FetchedPayment => ({
  reference: payment.id,
  state: stateOf(payment, log),
  amount: minorUnits(payment.amount),
  currency: payment.amount.currency,
  orderId: orderOfMollie(payment),
  payerCountry: molliePayerCountry(payment.details),
  reversals: mollieReversals(payment, log),
});
