import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { creditPackages, type Sale } from './credit-packages.ts';

/** What a checkout can leave behind for later orders. Accounts have a form of their own, with a mandate to sign (CRED-6). */
const kept: readonly PaymentMethod[] = ['creditcard'];

/** Of what can be paid with, that which can be kept (CRED-7). */
export const keepableMethods = (offered: readonly PaymentMethod[]): PaymentMethod[] =>
  offered.filter((method) => kept.includes(method));

/** The most that may be charged at once to what is kept now: what the largest package costs (PAY-26). */
export const keepCap = (sale: Sale): Money =>
  creditPackages(sale)
    .map(({ price }) => price)
    .reduce((most, price) => (price.amount > most.amount ? price : most));
