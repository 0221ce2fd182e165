import { useActiveDiscount } from './discounts/active-discount.ts';

/** The discount on the first purchase, in per cent; null if there is none or it has ended (CRED-9). */
export function useWelcomeDiscount(): number | null {
  return useActiveDiscount()?.value_percentage ?? null;
}
