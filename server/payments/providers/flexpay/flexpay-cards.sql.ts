import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../../tables.ts';
import type { FetchedMandate } from '../provider.ts';

/** Our id of the card that an order left behind; it stays the same for all later tokens of the card. */
export const flexpayCard = (order: Id): string => `card-${order}`;

/** A token for one card purchase. */
export interface NewFlexpayToken {
  /** The order whose purchase brought the token. */
  readonly order: Id;
  readonly sealed: Buffer;
  readonly lastFour: string | null;
  readonly now: Date;
}

/**
 * Stores the token of a purchase. A purchase with an earlier token renews its card. Any other purchase leaves
 * a new card only if its buyer agreed to keep it (PAY-26). A repeated postback changes nothing.
 */
export async function storeFlexpayToken(
  db: Handle,
  { order, sealed, lastFour, now }: NewFlexpayToken,
): Promise<void> {
  const tables = paymentsTables(db);
  const { numUpdatedRows } = await tables
    .updateTable('flexpay_cards')
    .set({ token_sealed: sealed, last_four: lastFour, used_by: null })
    .where('used_by', '=', order)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const agreed = await tables
    .selectFrom('payments')
    .innerJoin('payment_consents', 'payment_consents.payment_id', 'payments.id')
    .innerJoin('payment_customers', (join) =>
      join
        .onRef('payment_customers.member_id', '=', 'payments.member_id')
        .onRef('payment_customers.provider', '=', 'payments.provider'),
    )
    .select('payment_customers.owner')
    .where('payments.id', '=', order)
    .where('payments.mandate_id', 'is', null)
    .where('payment_consents.kind', '=', 'recurring')
    .executeTakeFirst();
  if (!agreed) return;
  await tables
    .insertInto('flexpay_cards')
    .values({
      reference: flexpayCard(order),
      customer: agreed.owner,
      token_sealed: sealed,
      last_four: lastFour,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface StoredCard {
  readonly customer: string;
  readonly sealed: Buffer;
  readonly lastFour: string | null;
  readonly usedBy: Id | null;
  /** The state of the order that used the token; null: none did. */
  readonly usedState: string | null;
}

async function readCard(db: Handle, reference: string, forUpdate: boolean): Promise<StoredCard | null> {
  const row = await paymentsTables(db)
    .selectFrom('flexpay_cards')
    .leftJoin('payments', 'payments.id', 'flexpay_cards.used_by')
    .select(['flexpay_cards.customer', 'token_sealed as sealed', 'last_four as lastFour'])
    .select(['used_by as usedBy', 'payments.state as usedState'])
    .where('reference', '=', reference)
    .$if(forUpdate, (query) => query.forUpdate('flexpay_cards'))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A token is unused, or its order ended unpaid. While that order is pending the card waits; a paid order
 * spent the token, and the next one did not arrive.
 */
const stateOf = ({ usedState }: StoredCard): FetchedMandate['state'] => {
  if (usedState === null || usedState === 'failed' || usedState === 'cancelled') return 'valid';
  return usedState === 'pending' ? 'pending' : 'invalid';
};

/** Null if there is no such card of this customer; without a customer anybody's. */
export async function readFlexpayCard(
  db: Handle,
  reference: string,
  customer: string | null,
): Promise<FetchedMandate | null> {
  const card = await readCard(db, reference, false);
  if (!card || (customer !== null && card.customer !== customer)) return null;
  const { lastFour } = card;
  return { customer: card.customer, reference, method: 'creditcard', lastFour, state: stateOf(card) };
}

/** Reserves the token of a card for an order; null if another order has it. The same order gets it again. */
export async function useFlexpayToken(
  db: Handle,
  {
    reference,
    customer,
    order,
  }: { readonly reference: string; readonly customer: string; readonly order: Id },
): Promise<Buffer | null> {
  const card = await readCard(db, reference, true);
  if (card?.customer !== customer) return null;
  if (card.usedBy !== order && stateOf(card) !== 'valid') return null;
  await paymentsTables(db)
    .updateTable('flexpay_cards')
    .set({ used_by: order })
    .where('reference', '=', reference)
    .execute();
  return card.sealed;
}

/** Forgets a card and its token. */
export async function deleteFlexpayCard(db: Handle, customer: string, reference: string): Promise<void> {
  await paymentsTables(db)
    .deleteFrom('flexpay_cards')
    .where('reference', '=', reference)
    .where('customer', '=', customer)
    .execute();
}
