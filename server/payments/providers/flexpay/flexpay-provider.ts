import type { FlexPayConfig } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Checkout, FetchedPayment, PaymentProvider } from '../provider.ts';
import { flexpayCard, readFlexpayCard } from './flexpay-cards.sql.ts';
import { FlexPayError, flexpayStatus } from './flexpay-client.ts';
import { flexpayMandates } from './flexpay-mandates.ts';
import { flexpayMethods } from './flexpay-methods.ts';
import { fetchedFromFlexpay, isKnownSale } from './flexpay-payment.ts';
import { flexpayReference, orderOfFlexpay } from './flexpay-reference.ts';
import { deleteFlexpayRefund, flexpayReversals } from './flexpay-reversals.sql.ts';
import type { FlexPayStatus } from './flexpay-status.ts';
import { refundManually } from './manual-refund.ts';
import { orderPageOf } from './order-page.ts';

/** How long FlexPay is not offered after it gave no answer. */
const pauseMs = 30_000;
/** The parts of the platform that the provider needs. */
type Around = Pick<Platform, 'clock' | 'db' | 'keys' | 'log' | 'transact'>;

function make(platform: Around, config: FlexPayConfig): PaymentProvider {
  const { clock, db, log } = platform;
  let pausedUntil = 0;

  const statusOf = async (reference: string): Promise<FlexPayStatus> => {
    try {
      const status = await flexpayStatus(config, reference);
      pausedUntil = 0;
      return status;
    } catch (error) {
      pausedUntil = clock.now().getTime() + pauseMs;
      throw error;
    }
  };

  const fetch = async (reference: string): Promise<FetchedPayment | null> => {
    const order = orderOfFlexpay(reference);
    if (order === null) return null;
    const status = await statusOf(reference);
    if (!isKnownSale(status)) return null;
    const confirmed = (await flexpayReversals(db, order)).filter(({ state }) => state === 'done');
    const mandate = await readFlexpayCard(db, flexpayCard(order), null);
    return fetchedFromFlexpay(status, { reversals: confirmed, mandate }, { config, log, now: clock.now() });
  };

  return {
    name: 'flexpay',
    keeps: config.oneClick ? ['creditcard'] : [],
    knowsUnpaid: false,
    async methods(wanted) {
      if (clock.now().getTime() < pausedUntil) throw new FlexPayError('no answer a moment ago');
      return flexpayMethods(wanted);
    },
    async create(order): Promise<Checkout> {
      const checkout = orderPageOf(config, order);
      // The address needs no call. The call shows that FlexPay answers before the buyer is sent there.
      await statusOf(checkout.reference);
      return checkout;
    },
    async find(orderId) {
      const reference = flexpayReference(orderId);
      return isKnownSale(await statusOf(reference)) ? { reference, checkoutUrl: null } : null;
    },
    fetch,
    refund: (order) => refundManually(platform, order),
    // Nobody made the refund by hand yet, unless a postback confirmed it.
    cancelRefund: (_, refund) => deleteFlexpayRefund(db, refund),
    // An order page cannot be closed; the documented call cancels subscriptions only.
    cancel: async () => false,
    payments: null,
    mandates: flexpayMandates(platform, config),
  };
}

const made = new WeakMap<Around, PaymentProvider>();

/** Verotel FlexPay, version 4 (decision 0056). One instance for the whole process, because it pauses. */
export function flexpayProvider(platform: Around, config: FlexPayConfig): PaymentProvider {
  const provider = made.get(platform) ?? make(platform, config);
  made.set(platform, provider);
  return provider;
}
