import { makeCode } from '#contract/payments/make-code.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const makeCodeMutation = () => mutationFor(makeCode);
