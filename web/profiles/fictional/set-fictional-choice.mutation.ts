import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** May be repeated: it says how it shall be, not what to change. */
export const setFictionalChoiceMutation = () => mutationFor(setFictionalChoice, { idempotent: true });
