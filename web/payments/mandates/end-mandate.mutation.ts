import { endMandate } from '#contract/payments/end-mandate.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Ended twice is ended once. */
export const endMandateMutation = () => mutationFor(endMandate, { idempotent: true });
