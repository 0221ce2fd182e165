import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { storeFlexpayToken } from './flexpay-cards.sql.ts';
import { lockFlexpayOrder } from './flexpay-orders.sql.ts';
import { storeFlexpayReversal } from './flexpay-reversals.sql.ts';
import type { FlexPayPostback } from './read-postback.ts';

/**
 * Stores what only a postback reports, in the caller's transaction: returned money, and the token of a card.
 * False if no order of ours has that reference, or the money has another currency.
 */
export async function storePostback(
  { clock, config, keys }: Pick<Platform, 'clock' | 'config' | 'keys'>,
  db: Handle,
  { order, returned, token }: FlexPayPostback,
): Promise<boolean> {
  const now = clock.now();
  const known = await lockFlexpayOrder(db, order);
  if (known === null) return false;
  if (token !== null && config.flexpay?.oneClick) {
    const sealed = keys.seal('credits/mandate', token.value);
    await storeFlexpayToken(db, { order, sealed, lastFour: token.lastFour, now });
  }
  if (returned === null) return true;
  const { kind, transaction, amount, currency } = returned;
  if (currency !== known.currency || amount === 0) return false;
  await storeFlexpayReversal(db, { payment: order, kind, transaction, amount, now });
  return true;
}
