import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { discountedPackage, fullPackage } from '#contract/payments/discounted-package.ts';
import { type DiscountCode, getDiscountCode } from '#contract/payments/get-discount-code.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';

/** The purchase that a code is checked against. `full` is the package without any discount. */
interface Wanted {
  readonly full: CreditPackage;
  readonly country: string;
  readonly method: PaymentMethod | undefined;
}

/**
 * Why a code does not apply to this purchase; null if it applies. The result is the error name that an order
 * with the code would return.
 */
function discountCodeProblem(code: DiscountCode, { full, country, method }: Wanted) {
  const { country: only, currency, paymentmethods: methods } = code;
  if (code.expired) return 'discount_code_expired';
  if ((only !== null && only !== country) || (currency !== null && currency !== full.price.currency)) {
    return 'discount_code_not_for_country';
  }
  if (methods.length > 0 && method && !methods.includes(method)) return 'discount_code_not_for_method';
  return discountedPackage(full, code, 0) ? null : 'discount_code_not_for_package';
}

/** Always fetched again: the code may have been used or have expired since. */
const discountCodeQuery = (code: string) => ({ ...queryFor(getDiscountCode, { code }), staleTime: 0 });

interface Sale {
  /** The package as the server sent it, with the discount that its buyer has already. */
  readonly offer: CreditPackage | undefined;
  readonly discount: RunningDiscount | null;
  readonly country: string;
  readonly method: PaymentMethod | undefined;
}

/** A discount code that a buyer typed, and its effect on the package (CRED-8). */
export interface DiscountCodeInput {
  /** The package at the price to pay. */
  readonly offer: CreditPackage | undefined;
  /** The code behind this price, to be sent with the order. */
  readonly inPrice: string | undefined;
  /**
   * The same code, but only if the buyer typed it. A newcomer does not know the name of the automatic
   * discount.
   */
  readonly named: string | undefined;
  /** The code that was typed and found; null if there is none. */
  readonly typed: DiscountCode | null;
  /** Why the code is not in the price. */
  readonly problem: ReturnType<typeof discountCodeProblem>;
  readonly busy: boolean;
  readonly error: unknown;
  use(name: string): void;
  remove(): void;
}

/** The server decides the price: it rejects an order at another price. */
export function useDiscountCode({ offer, discount, country, method }: Sale): DiscountCodeInput {
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
  const problem = typed && full ? discountCodeProblem(typed, { full, country, method }) : null;
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
