import type { Payment } from '@mollie/api-client';
import type { Logger } from '#server/platform/logger.ts';
import type { FetchedMandate, FetchedPayment, ProviderState } from '../provider.ts';
import { minorUnits } from './mollie-amount.ts';
import { mollieFailure } from './mollie-failure.ts';
import { orderOfMollie } from './mollie-order.ts';
import { molliePayerCountry } from './mollie-payer-country.ts';
import { mollieReversals } from './mollie-reversals.ts';
import { mollieTransfer } from './mollie-transfer.ts';

const states: readonly ProviderState[] = [
  'open',
  'pending',
  'authorized',
  'paid',
  'canceled',
  'expired',
  'failed',
];

type Log = Pick<Logger, 'error'>;

function stateOf(payment: Payment, log: Log): ProviderState {
  const status: string = payment.status;
  const state = states.find((known) => known === status);
  if (state === undefined)
    log.error({ reference: payment.id, status }, 'Mollie reported an unknown payment status');
  return state ?? 'pending';
}

/** A payment from Mollie in our terms; its mandate is passed separately. */
export const fetchedFromMollie = (
  payment: Payment,
  mandate: FetchedMandate | null,
  log: Log,
): FetchedPayment => ({
  reference: payment.id,
  state: stateOf(payment, log),
  amount: minorUnits(payment.amount),
  currency: payment.amount.currency,
  orderId: orderOfMollie(payment),
  payerCountry: molliePayerCountry(payment.details),
  mandate,
  failure: payment.status === 'failed' ? mollieFailure(payment.details) : null,
  transfer: payment.method === 'banktransfer' ? mollieTransfer(payment.details) : null,
  createdAt: new Date(payment.createdAt),
  reversals: mollieReversals(payment, log),
});
