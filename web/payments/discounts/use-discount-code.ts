import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DiscountCode } from '#contract/payments/discount-code.ts';
import { discountedPackage, fullPackage } from '#contract/payments/discounted-package.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { useSettings } from '#web/sites/settings.ts';
import { codeProblem } from './discount-code-problem.ts';
import { discountCodeQuery } from './get-discount-code.query.ts';

interface Sale {
  /** As it came, with the discount that its buyer has anyway. */
  readonly offer: CreditPackage | undefined;
  readonly discount: RunningDiscount | null;
  readonly country: string;
  readonly method: PaymentMethod | undefined;
}

/** A code that a buyer typed, and what it makes of the package (CRED-8). */
export interface Code {
  /** The package at the price that would be paid. */
  readonly offer: CreditPackage | undefined;
  /** What is in that price: to be sent with the order. */
  readonly inPrice: string | undefined;
  /** The same, where somebody typed it: nobody knows by what name they have a newcomer's discount. */
  readonly named: string | undefined;
  /** What was typed and found; null: nothing. */
  readonly typed: DiscountCode | null;
  /** Why it is not in the price. */
  readonly problem: ReturnType<typeof codeProblem>;
  readonly busy: boolean;
  readonly error: unknown;
  use(name: string): void;
  remove(): void;
}

/** The server has the last word on the price: it refuses an order at another one. */
export function useCode({ offer, discount, country, method }: Sale): Code {
  const queries = useQueryClient();
  const { message_credits: messageCredits } = useSettings();
  const [typed, setTyped] = useState<DiscountCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const use = (name: string) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    queries
      .fetchQuery(discountCodeQuery(name))
      .then(setTyped, setError)
      .finally(() => setBusy(false));
  };
  const remove = () => {
    setTyped(null);
    setError(null);
  };

  const full = offer && fullPackage(offer, messageCredits);
  const problem = typed && full ? codeProblem(typed, { full, country, method }) : null;
  const cheaper = typed && full && !problem ? discountedPackage(full, typed, messageCredits) : null;
  const own = offer?.full_price ? discount?.code : undefined;
  return {
    offer: cheaper ?? offer,
    inPrice: cheaper ? typed?.code : own,
    named: cheaper ? typed?.code : undefined,
    typed,
    problem,
    busy,
    error,
    use,
    remove,
  };
}
