import { takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** May be repeated: a second time answers the same code. */
export const takeStayDiscountMutation = () => mutationFor(takeStayDiscount, { idempotent: true });
