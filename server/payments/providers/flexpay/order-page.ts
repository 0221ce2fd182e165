import type { FlexPayConfig } from '#server/platform/config/config.ts';
import type { Checkout, PaymentOrder } from '../provider.ts';
import { flexpayAmount } from './flexpay-amount.ts';
import { flexpayUrl } from './flexpay-client.ts';
import { flexpayMethodName } from './flexpay-methods.ts';
import { flexpayReference } from './flexpay-reference.ts';

/** The longest description of an order. */
const descriptionLength = 100;

type Ordered = Pick<PaymentOrder, 'orderId' | 'price' | 'method' | 'description' | 'redirectUrl'>;

/**
 * The signed address of the order page. It is made here, without a call: the same order always has the same
 * address, and FlexPay takes each `referenceID` once. Only the order is named, nothing about the buyer. With
 * a token the page charges the card of an earlier purchase.
 */
export function orderPageOf(config: FlexPayConfig, order: Ordered, token: string | null = null): Checkout {
  const reference = flexpayReference(order.orderId);
  const checkoutUrl = flexpayUrl(config, '/startorder', {
    type: 'purchase',
    referenceID: reference,
    priceAmount: flexpayAmount(order.price.amount),
    priceCurrency: order.price.currency,
    paymentMethod: flexpayMethodName(order.method),
    description: order.description.slice(0, descriptionLength),
    successURL: order.redirectUrl,
    declineURL: order.redirectUrl,
    ...(token === null ? {} : { oneClickToken: token }),
  });
  return { reference, checkoutUrl };
}
