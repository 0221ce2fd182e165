import type { Platform } from '#server/platform/platform.ts';
import { abandonPayment } from '../collection/abandon-payment.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { releaseClientId } from '../orders/write-payments.sql.ts';
import { agreedTerms } from '../packages/agreed-terms.ts';
import { methodRoutes } from '../packages/offered-methods.ts';
import { isKeepable } from '../packages/savable-methods.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { ProviderName } from '../providers/provider-name.ts';
import { type Order, storeAgreed } from './store-agreed.ts';

/** An order at the provider that takes it next. */
export interface Replacement {
  readonly provider: PaymentProvider;
  readonly payment: StoredPayment;
}

/**
 * Orders again at another provider of the method, because the provider of this payment did not open it
 * (CRED-16). The payment ends, so a checkout that its provider may have opened unnoticed is shown to nobody;
 * the new payment takes over its client id. Null if no other provider takes the order, or the payment did
 * reach its provider. A charge of a mandate never moves.
 */
export async function failOver(
  platform: Platform,
  order: Order,
  payment: StoredPayment,
  tried: readonly ProviderName[],
): Promise<Replacement | null> {
  if (payment.mandate !== null) return null;
  const { site, country, language } = order;
  const routes = await methodRoutes(platform, { site, country, language, price: payment.price });
  const isNext = (one: PaymentProvider): boolean =>
    !tried.includes(one.name) && (!order.keepMethod || isKeepable(order.method, one));
  if (!routes.get(order.method)?.some(isNext)) return null;
  // Ends first, so that the order may use its discount code again.
  const ended = await abandonPayment(platform, payment);
  if (ended.state !== 'failed') return null;
  const { providers, ...agreed } = await agreedTerms(platform, order);
  const provider = providers.find(isNext);
  if (!provider) return null;
  const terms = { ...agreed, provider: provider.name, mandate: null, now: platform.clock.now() };
  const stored = await platform.transact(async (unit) => {
    await releaseClientId(unit.db, payment.id);
    return storeAgreed(platform, unit, order, terms);
  });
  return stored && { provider, payment: stored };
}
