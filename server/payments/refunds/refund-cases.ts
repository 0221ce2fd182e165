import { unspentPurchases } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { closeFindingAbout, storeFinding } from '../findings/findings.sql.ts';
import { plainMoney } from '../orders/money-text.ts';
import type { StoredReversal } from '../orders/payment-reversals.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { insertRefundCase, type RefundCase } from './refund-cases.sql.ts';
import type { RefundWorth } from './refund-worth.ts';

type Order = Pick<StoredPayment, 'id' | 'reference' | 'price'>;

const kind = 'refund_refused';

const subjectOf = ({ id }: Order): string => `order ${id}`;

/**
 * Stores the finding that a provider refused a refund, so that an operator sees the case. It stays open as
 * long as the case. Returns true if the finding is new.
 */
export function noteRefusedRefund(db: Handle, order: Order, amount: number, now: Date): Promise<boolean> {
  const ours = `refund of ${plainMoney(amount, order.price.currency)}, to be paid by bank transfer`;
  const { id: payment, reference } = order;
  const details = { ours, theirs: 'refused' };
  return storeFinding(db, 'ledger', { kind, subject: subjectOf(order), payment, reference, details }, now);
}

/** Closes that finding, because the case is closed. */
export const closeRefusedRefund = (db: Handle, order: Order, now: Date): Promise<void> =>
  closeFindingAbout(db, 'ledger', { kind, subject: subjectOf(order) }, now);

/**
 * Opens the case of a refund that its provider refused for good: an operator pays it by bank transfer. The
 * caller holds the payment. A refund that an operator requested has no case, because its operator sees it.
 */
export async function openRefundCase(
  db: Handle,
  order: Order,
  { id: reversal, amount, requestedBy }: Pick<StoredReversal, 'id' | 'amount' | 'requestedBy'>,
  now: Date,
): Promise<void> {
  if (requestedBy !== 'member' && requestedBy !== 'system') return;
  if (!(await insertRefundCase(db, { payment: order.id, reversal, now }))) return;
  await noteRefusedRefund(db, order, amount, now);
}

/**
 * Returns the present worth of the case. The whole refused refund if its credits are still unspent, else the price of
 * the unspent ones. Never more than is left of the payment.
 */
export async function caseWorth(
  db: Handle,
  { id, member, price, reversedAmount }: StoredPayment,
  { amount, credits }: Pick<RefundCase, 'amount' | 'credits'>,
): Promise<RefundWorth> {
  const { purchases } = await unspentPurchases(db, member);
  const own = purchases.find(({ payment }) => payment === id);
  const unspent = { amount: own?.paid[0]?.amount ?? 0, credits: own?.credits ?? 0 };
  const left = Math.max(0, price.amount - reversedAmount);
  if (unspent.credits >= credits) return { amount: Math.min(left, amount), credits };
  return { amount: Math.min(left, unspent.amount), credits: unspent.credits };
}
