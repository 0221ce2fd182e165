import { takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: a second call returns the same code. */
export const takeStayDiscountMutation = () => mutationFor(takeStayDiscount, { idempotent: true });
