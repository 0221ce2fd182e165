import type { MollieClient } from '@mollie/api-client';
import { createMollieClient, type Payment, PaymentEmbed, SequenceType } from '@mollie/api-client';
import type { Id } from '#contract/kit/id.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MollieConfig } from '#server/platform/config/config.ts';
import type { Logger } from '#server/platform/logger.ts';
import { MethodRefused } from '../method-refused.ts';
import type { Checkout, FetchedPayment, PaymentOrder, PaymentProvider } from '../provider.ts';
import { minorUnits, mollieAmount } from './mollie-amount.ts';
import { mollieCall, mollieCallWithKey } from './mollie-call.ts';
import { isNotFoundAtMollie, MollieError } from './mollie-error.ts';
import { mollieLocale } from './mollie-locale.ts';
import { mollieMandates, readMollieMandate } from './mollie-mandates.ts';
import { mollieMethodNames } from './mollie-method-names.ts';
import { mollieMethods } from './mollie-methods.ts';
import { orderOfMollie } from './mollie-order.ts';
import { fetchedFromMollie } from './mollie-payment.ts';
import { molliePayments } from './mollie-payments.ts';
import { mollieWebhookUrl } from './mollie-webhook-url.ts';
import { cancelRefundAtMollie, refundFromMollie } from './refund-from-mollie.ts';

/** For all pages together, because a user may be waiting for the answer. */
const limitMs = 10_000;

/**
 * Searches the payments since then, newest first, for this order; null if it is not there. Rejects if the
 * search takes too long, because null would mean that the order was never created.
 */
async function findAtMollie(client: MollieClient, order: Id, since: Date): Promise<Payment | null> {
  const end = performance.now() + limitMs;
  const left = () => Math.max(1, end - performance.now());
  for await (const payment of molliePayments(client, since, left)) {
    if (orderOfMollie(payment) === order) return payment;
  }
  return null;
}

/** The payment ended, or its bank started processing it, since it was read. */
const isTooLate = (error: unknown): boolean => error instanceof MollieError && error.status === 422;

/** Cancels a payment as long as Mollie reports it as cancelable; false otherwise (PAY-36). */
async function cancelAtMollie(client: MollieClient, reference: string): Promise<boolean> {
  try {
    const { isCancelable } = await mollieCall('get a payment', () => client.payments.get(reference));
    if (!isCancelable) return false;
    await mollieCall('cancel a payment', () => client.payments.cancel(reference));
    return true;
  } catch (error) {
    if (isTooLate(error) || isNotFoundAtMollie(error)) return false;
    throw error;
  }
}

const checkoutOf = (payment: Payment): Checkout => ({
  reference: payment.id,
  checkoutUrl: payment.getCheckoutUrl(),
});

/**
 * Sends only country and language of the buyer: Mollie itself asks for anything else that a method needs
 * (PAY-32).
 */
function wantedOf(order: PaymentOrder) {
  const webhookUrl = mollieWebhookUrl(order.webhookUrl);
  return {
    amount: mollieAmount(order.price),
    description: order.description,
    method: mollieMethodNames[order.method],
    metadata: { order: order.orderId },
    redirectUrl: order.redirectUrl,
    restrictPaymentMethodsToCountry: order.country,
    ...(order.keepFor === null ? {} : { sequenceType: SequenceType.first, customerId: order.keepFor }),
    ...(webhookUrl === null ? {} : { webhookUrl }),
    ...(order.language === null ? {} : { locale: mollieLocale(order.language, order.country) }),
  };
}

/** Mollie does not accept the method, or not for this amount. */
const isOfMethod = (error: unknown): boolean =>
  error instanceof MollieError &&
  error.status === 422 &&
  (error.field === 'method' || error.field === 'amount');

/** Money of the payment was returned: the list shows only the amounts. */
const isReversed = ({ amountRefunded, amountChargedBack }: Payment): boolean =>
  [amountRefunded, amountChargedBack].some((amount) => amount && minorUnits(amount) > 0);

/** The parts of the platform that the provider needs. */
interface Around {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

function make({ clock, log }: Around, { apiKey, apiUrl, mode }: MollieConfig): PaymentProvider {
  const client = createMollieClient({ apiKey, ...(apiUrl === null ? {} : { apiEndpoint: apiUrl }) });

  const fetch = async (reference: string): Promise<FetchedPayment | null> => {
    try {
      const payment = await mollieCall('get a payment', () =>
        client.payments.get(reference, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] }),
      );
      // Test payments never buy real credits, nor the reverse (PAY-10).
      if (payment.mode !== mode) {
        log.error({ reference }, 'Mollie reported a payment of the other mode (live or test)');
        return null;
      }
      const { customerId, mandateId } = payment;
      const mandate = customerId && mandateId ? await readMollieMandate(client, customerId, mandateId) : null;
      return fetchedFromMollie(payment, mandate, log);
    } catch (error) {
      if (isNotFoundAtMollie(error)) return null;
      throw error;
    }
  };

  return {
    name: 'mollie',
    keeps: ['creditcard'],
    knowsUnpaid: true,
    methods: mollieMethods(client, clock),
    async create(order, idempotencyKey) {
      const wanted = wantedOf(order);
      try {
        return checkoutOf(
          await mollieCallWithKey('create a payment', () =>
            client.payments.create({ ...wanted, idempotencyKey }),
          ),
        );
      } catch (error) {
        throw isOfMethod(error) ? new MethodRefused(error) : error;
      }
    },
    async find(orderId, _idempotencyKey, since) {
      const found = await findAtMollie(client, orderId, since);
      return found && checkoutOf(found);
    },
    fetch,
    refund: (order, idempotencyKey) => refundFromMollie(client, log, order, idempotencyKey),
    cancelRefund: (reference, refund) => cancelRefundAtMollie(client, reference, refund),
    cancel: (reference) => cancelAtMollie(client, reference),
    async *payments(from, until) {
      for await (const payment of molliePayments(client, from)) {
        const createdAt = new Date(payment.createdAt);
        if (payment.mode !== mode || createdAt < from || createdAt >= until) continue;
        const fetched = isReversed(payment) ? await fetch(payment.id) : null;
        yield fetched ?? fetchedFromMollie(payment, null, log);
      }
    },
    mandates: mollieMandates(client),
  };
}

const made = new WeakMap<Around, PaymentProvider>();

/**
 * Mollie through its own client. One instance for the whole process, because it caches the list of methods.
 */
export function mollieProvider(platform: Around, config: MollieConfig): PaymentProvider {
  const provider = made.get(platform) ?? make(platform, config);
  made.set(platform, provider);
  return provider;
}
