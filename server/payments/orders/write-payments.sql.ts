import type { Id } from '#contract/kit/id.ts';
import type { PaymentState } from '#contract/payments/payment.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import type { TransferTarget } from '../providers/provider.ts';
import type { ProviderName } from '../providers/provider-name.ts';
import { paymentsTables } from '../tables.ts';
import { readPayment } from './payments.sql.ts';
import { type StoredPayment, storedPayment } from './stored-payment.sql.ts';

export interface NewPayment extends Pick<StoredPayment, 'member' | 'site' | 'package' | 'credits' | 'price'> {
  readonly country: string;
  /** The country of the IP address of the order; null if unknown. */
  readonly ipCountry?: string | null;
  readonly method: PaymentMethod;
  readonly provider: ProviderName;
  /** Minor units before the discount, and its code; null: no discount. */
  readonly discount?: { readonly fullAmount: number; readonly code: string } | null;
  readonly mandate?: Id | null;
  readonly debitAt?: Date | null;
  readonly retryOf?: Id | null;
  readonly clientId: string | null;
  readonly now: Date;
  /** When the payment is first looked up without a webhook. */
  readonly nextCheckAt: Date;
}

/** Stores an order; null if the member's client id is already used. */
export async function insertPayment(db: Handle, payment: NewPayment): Promise<StoredPayment | null> {
  const row = await paymentsTables(db)
    .insertInto('payments')
    .values({
      member_id: payment.member,
      site_id: payment.site,
      package: payment.package,
      credits: payment.credits,
      amount: payment.price.amount,
      currency: payment.price.currency,
      full_amount: payment.discount?.fullAmount ?? null,
      discount_code: payment.discount?.code ?? null,
      country: payment.country,
      ip_country: payment.ipCountry ?? null,
      method: payment.method,
      provider: payment.provider,
      mandate_id: payment.mandate ?? null,
      debit_at: payment.debitAt ?? null,
      retry_of: payment.retryOf ?? null,
      client_id: payment.clientId,
      created_at: payment.now,
      next_check_at: payment.nextCheckAt,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? storedPayment(row) : null;
}

/** Cancels a member's announced debits whose collection was not attempted yet, and returns them. */
export async function cancelUncollected(db: Handle, member: Id, now: Date): Promise<StoredPayment[]> {
  const rows = await paymentsTables(db)
    .updateTable('payments')
    .set({ state: 'cancelled', settled_at: now })
    .where('member_id', '=', member)
    .where('debit_at', 'is not', null)
    .where('state', '=', 'pending')
    .where('charge_tried_at', 'is', null)
    .returningAll()
    .execute();
  return rows.map(storedPayment);
}

/**
 * Called before its provider is asked to charge the payment. False if the payment ended meanwhile, or the
 * provider has it.
 */
export async function markChargeAttempted(db: Handle, id: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payments')
    .set(({ fn, ref, val }) => ({
      charge_tried_at: fn<Date>('coalesce', [ref('charge_tried_at'), val(now)]),
    }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('provider_reference', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores the provider's checkout unless one is stored; returns the updated row. */
export async function setCheckout(
  db: Handle,
  id: Id,
  checkout: { reference: string; checkoutUrl: string | null },
): Promise<StoredPayment> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ provider_reference: checkout.reference, checkout_url: checkout.checkoutUrl })
    .where('id', '=', id)
    .where('provider_reference', 'is', null)
    .execute();
  const stored = await readPayment(db, id);
  if (!stored) throw new Error(`payment ${id} does not exist`);
  return stored;
}

export interface NewState {
  readonly id: Id;
  readonly state: PaymentState;
  readonly reference: string | null;
  /** The country of the bank or card; null: unknown. */
  readonly payerCountry?: string | null;
  /** Why the payment failed; null if it did not, or no reason is known. */
  readonly failure?: string | null;
  /** Until when a paid payment is looked up again; null: never. */
  readonly watchedUntil: Date | null;
  readonly now: Date;
}

/** Also schedules the next look-up: for a paid payment the first follows after a day. */
export async function setPaymentState(db: Handle, to: NewState): Promise<void> {
  const { id, state, reference, payerCountry = null, failure = null, watchedUntil, now } = to;
  await paymentsTables(db)
    .updateTable('payments')
    .set({ state, failure: failure?.slice(0, 40) ?? null, settled_at: now, watched_until: watchedUntil })
    .$if(reference !== null, (update) => update.set({ provider_reference: reference }))
    .$if(payerCountry !== null, (update) => update.set({ payer_country: payerCountry }))
    .$if(watchedUntil !== null, (update) => update.set({ next_check_at: addDays(now, 1) }))
    .where('id', '=', id)
    .execute();
}

/** Marks the paid order that made its buyer premium (CRED-2). */
export async function setMadePremium(db: Handle, id: Id): Promise<void> {
  await paymentsTables(db).updateTable('payments').set({ made_premium: true }).where('id', '=', id).execute();
}

export async function setTransfer(db: Handle, id: Id, to: TransferTarget): Promise<void> {
  const { iban, bic, name, reference } = to;
  await paymentsTables(db)
    .updateTable('payments')
    .set({ transfer_iban: iban, transfer_bic: bic, transfer_name: name, transfer_reference: reference })
    .where('id', '=', id)
    .execute();
}

/** Frees the client id of a failed order, so that another payment of the same order can have it. */
export async function releaseClientId(db: Handle, id: Id): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ client_id: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .execute();
}

/** Stores the mandate that the payment created for later orders. */
export async function setMandate(db: Handle, id: Id, mandate: Id): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ mandate_id: mandate })
    .where('id', '=', id)
    .execute();
}

export async function setReversedAmount(db: Handle, id: Id, amount: number): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ reversed_amount: amount })
    .where('id', '=', id)
    .execute();
}
