import type { FlexPayConfig } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { MethodRefused } from '../method-refused.ts';
import type { PaymentMandates } from '../provider.ts';
import { deleteFlexpayCard, readFlexpayCard, useFlexpayToken } from './flexpay-cards.sql.ts';
import { orderPageOf } from './order-page.ts';

type Around = Pick<Platform, 'db' | 'keys' | 'transact'>;

/**
 * Cards for repeat orders, by FlexPay's one-click token. The buyer's browser takes the token to the order
 * page, which then needs no card: only that use of a token is documented. FlexPay signs no bank accounts and
 * has no customers, so the random id of the member is the customer, and nothing is sent.
 */
export function flexpayMandates({ db, keys, transact }: Around, config: FlexPayConfig): PaymentMandates {
  return {
    customer: async (owner) => owner,
    async sign() {
      throw new MethodRefused('flexpay signs no bank accounts');
    },
    read: (customer, reference) => readFlexpayCard(db, reference, customer),
    async charge({ customer, mandate: reference, ...charge }) {
      const sealed = config.oneClick
        ? await transact((unit) => useFlexpayToken(unit.db, { reference, customer, order: charge.orderId }))
        : null;
      if (sealed === null) throw new MethodRefused('the card has no token for this order');
      return orderPageOf(config, { ...charge, method: 'creditcard' }, keys.open('credits/mandate', sealed));
    },
    revoke: (customer, reference) => deleteFlexpayCard(db, customer, reference),
  };
}
