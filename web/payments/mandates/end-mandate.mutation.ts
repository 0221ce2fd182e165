import { endMandate } from '#contract/payments/end-mandate.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: ending an ended mandate changes nothing. */
export const endMandateMutation = () => mutationFor(endMandate, { idempotent: true });
