import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Safe to retry: the input is the wanted state, not a change. */
export const setFictionalChoiceMutation = () => mutationFor(setFictionalChoice, { idempotent: true });
