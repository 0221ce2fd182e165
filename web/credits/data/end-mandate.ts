import { endMandate } from '#contract/credits/end-mandate.ts';
import { mutationFor } from '#web/platform/query-for.ts';

/** Ended twice is ended once. */
export const endMandateMutation = () => mutationFor(endMandate, { idempotent: true });
