import type { Id } from '#contract/kit/id.ts';
import type { Money } from '#contract/kit/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { companyOf, siteById } from '#server/sites/door.ts';
import type { OrderToStore } from '../checkout/store-order.ts';
import type { MandateParts } from '../mandates/mandate-text.ts';
import type { WantedOrder } from '../packages/agreed-terms.ts';
import { creditorOf } from '../providers/creditor-of.ts';
import type { PaymentProvider } from '../providers/provider.ts';

/** An order to be paid by direct debit, with the bank account. */
export interface DebitOrder extends WantedOrder, OrderToStore {
  readonly clientId: string;
  readonly seenPrice: Money;
  readonly holder: string;
  /** In capitals, without spaces. */
  readonly iban: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
  /** In E.164 format. */
  readonly phone: string;
  readonly ip: string;
}

/** Everything that a code confirms, as one text: a change to any part voids the code (SEPA-10). */
export const boundText = (order: DebitOrder): string =>
  JSON.stringify([
    order.member,
    order.holder,
    order.iban,
    [order.street, order.houseNumber, order.zip, order.city],
    order.phone,
    [order.package, order.seenPrice.amount, order.seenPrice.currency, order.discountCode],
    order.startNow,
  ]);

/** A keyed hash that finds an account again without revealing it (SEPA-12). */
export const ibanHashOf = ({ keys }: Pick<Platform, 'keys'>, iban: string): Buffer =>
  keys.mac('credits/iban', iban);

/** The highest amount of one order, equal to the limit of debits in progress. */
export const capOf = (site: number): Money => ({
  amount: siteById(site).settings.debit_limit_member,
  currency: 'EUR',
});

/** The facts that a mandate text names. */
export async function mandatePartsOf(
  { db }: Platform,
  site: Id,
  provider: PaymentProvider['name'],
  { reference, cap }: Pick<MandateParts, 'reference' | 'cap'>,
): Promise<MandateParts> {
  return { creditor: creditorOf(provider), company: await companyOf(db, siteById(site)), reference, cap };
}
