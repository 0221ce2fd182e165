import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { creditPackages, type Sale } from './credit-packages.ts';

/**
 * The methods that a checkout can keep for later orders. Bank accounts have their own form, with a mandate to
 * sign (CRED-6).
 */
const kept: readonly PaymentMethod[] = ['creditcard'];

/** The offered methods that can be kept (CRED-7). */
export const savableMethods = (offered: readonly PaymentMethod[]): PaymentMethod[] =>
  offered.filter((method) => kept.includes(method));

/** The highest single charge of a method that is kept now: the price of the largest package (PAY-26). */
export const keepCap = (sale: Sale): Money =>
  creditPackages(sale)
    .map(({ price }) => price)
    .reduce((most, price) => (price.amount > most.amount ? price : most));
