import { useQuery } from '@tanstack/react-query';
import { welcomeDiscountQuery } from './data/get-discount-code.ts';

/** Per cent off the first purchase; null while it is not known, and where there is none any more (CRED-9). */
export function useWelcomeDiscount(): number | null {
  const { data } = useQuery(welcomeDiscountQuery());
  return data && data.status === 'active' && !data.expired ? data.value_percentage : null;
}
