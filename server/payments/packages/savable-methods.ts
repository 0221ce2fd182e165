import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { creditPackages, type Sale } from './credit-packages.ts';
import type { MethodRoutes } from './offered-methods.ts';

/**
 * The methods that a checkout can keep for later orders. Bank accounts have their own form, with a mandate to
 * sign (CRED-6).
 */
const kept: readonly PaymentMethod[] = ['creditcard'];

/** True if a checkout of this provider can keep the method (CRED-7). */
export const isKeepable = (method: PaymentMethod, provider: PaymentProvider): boolean =>
  kept.includes(method) && provider.keeps.includes(method);

/** The offered methods that can be kept by the provider of a new order (CRED-7). */
export const savableMethods = (offered: MethodRoutes): PaymentMethod[] =>
  [...offered].flatMap(([method, [provider]]) => (provider && isKeepable(method, provider) ? [method] : []));

/** The highest single charge of a method that is kept now: the price of the largest package (PAY-26). */
export const keepCap = (sale: Sale): Money =>
  creditPackages(sale)
    .map(({ price }) => price)
    .reduce((most, price) => (price.amount > most.amount ? price : most));
