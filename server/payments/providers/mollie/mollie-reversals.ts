import type { Payment, Refund } from '@mollie/api-client';
import * as z from 'zod/mini';
import type { Logger } from '#server/platform/logger.ts';
import type { FetchedReversal } from '../provider.ts';
import { minorUnits } from './mollie-amount.ts';

type Amounts = Pick<Payment, 'id' | 'amount' | 'amountRefunded' | 'amountChargedBack'>;

type MollieRefund = Pick<Refund, 'id' | 'amount' | 'status'> & { readonly metadata?: unknown };

/** Most chargebacks have no reason, and most are never reversed. */
interface MollieChargeback {
  readonly id: string;
  readonly amount: Payment['amount'];
  readonly reason?: { readonly code?: string } | null;
  readonly reversedAt?: string | null;
}

interface MolliePaymentReversals extends Amounts {
  readonly _embedded?:
    | { readonly refunds?: readonly MollieRefund[]; readonly chargebacks?: readonly MollieChargeback[] }
    | undefined;
}

type Log = Pick<Logger, 'error'>;

/** PAY-17. */
const refundStates: Readonly<Record<string, FetchedReversal['state']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'done',
  failed: 'undone',
  canceled: 'undone',
};

const ours = z.object({ reversal: z.string() });

/** Our own id from the request. */
const ownIdOf = (metadata: unknown): string | null => {
  const read = ours.safeParse(metadata);
  return read.success ? read.data.reversal : null;
};

/** A refund from Mollie in our terms. */
export function refundOfMollie({ id, amount, status, metadata }: MollieRefund, log: Log): FetchedReversal {
  const state = refundStates[status];
  if (state === undefined) log.error({ refund: id, status }, 'Mollie reported an unknown refund status');
  return {
    kind: 'refund',
    reference: id,
    ownId: ownIdOf(metadata),
    amount: minorUnits(amount),
    state: state ?? 'pending',
    reason: null,
  };
}

/** A reversed chargeback was won: the money is ours again (PAY-18). */
const ofChargeback = ({ id, amount, reason, reversedAt }: MollieChargeback): FetchedReversal => ({
  kind: 'chargeback',
  reference: id,
  ownId: null,
  amount: minorUnits(amount),
  state: reversedAt ? 'undone' : 'done',
  reason: reason?.code ?? null,
});

const sumOf = (reversals: readonly FetchedReversal[], ...states: FetchedReversal['state'][]): number =>
  reversals.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);

const isBetween = (
  expected: Payment['amount'] | undefined,
  reversals: readonly FetchedReversal[],
): boolean => {
  const amount = expected ? minorUnits(expected) : 0;
  return sumOf(reversals, 'done') <= amount && amount <= sumOf(reversals, 'pending', 'done');
};

/** The pending and completed reversals of a payment; the totals in the payment must match (PAY-2). */
export function mollieReversals(payment: MolliePaymentReversals, log: Log): FetchedReversal[] {
  const { refunds = [], chargebacks = [] } = payment._embedded ?? {};
  for (const { id, amount } of [...refunds, ...chargebacks]) {
    if (amount.currency !== payment.amount.currency)
      throw new Error(`Mollie reported ${id} in another currency`);
  }
  const refunded = refunds.map((refund) => refundOfMollie(refund, log));
  const chargedBack = chargebacks.map(ofChargeback);
  if (!isBetween(payment.amountRefunded, refunded) || !isBetween(payment.amountChargedBack, chargedBack)) {
    log.error(
      { reference: payment.id },
      'amounts differ: the returned total is not the sum of the listed refunds and chargebacks',
    );
  }
  return [...refunded, ...chargedBack];
}
