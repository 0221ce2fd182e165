import { makeCode } from '#contract/credits/make-code.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const makeCodeMutation = () => mutationFor(makeCode);
