import type { Money } from '#contract/kit/money.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import type { createPayment } from '#contract/payments/create-payment.ts';

export type Order = Omit<CallOf<typeof createPayment>, 'client_id' | 'price'> & { readonly price: Money };

/**
 * Key of everything the buyer chose and agreed to in an order. Another choice or another consent gives
 * another order (CRED-5, CON-3).
 */
export const orderChoiceKey = ({
  package: wanted,
  payment_method,
  price,
  start_now,
  discount_code,
  keep_method,
  mandate,
}: Order): string =>
  [
    wanted,
    payment_method,
    price.amount,
    price.currency,
    start_now === true ? 'now' : 'later',
    discount_code ?? '',
    keep_method === true ? 'keep' : '',
    mandate ?? '',
  ].join(' ');
