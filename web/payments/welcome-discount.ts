import { useActiveDiscount } from './discounts/active-discount.ts';

/** Per cent off the first purchase; null where there is nothing off (any more) (CRED-9). */
export function useWelcomeDiscount(): number | null {
  return useActiveDiscount()?.value_percentage ?? null;
}
