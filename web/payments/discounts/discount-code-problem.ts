import type { DiscountCode } from '#contract/payments/discount-code.ts';
import { discountedPackage } from '#contract/payments/discounted-package.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';

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
export function discountCodeProblem(code: DiscountCode, { full, country, method }: Wanted) {
  const { country: only, currency, paymentmethods: methods } = code;
  if (code.expired) return 'discount_code_expired';
  if ((only !== null && only !== country) || (currency !== null && currency !== full.price.currency)) {
    return 'discount_code_not_for_country';
  }
  if (methods.length > 0 && method && !methods.includes(method)) return 'discount_code_not_for_method';
  return discountedPackage(full, code, 0) ? null : 'discount_code_not_for_package';
}
