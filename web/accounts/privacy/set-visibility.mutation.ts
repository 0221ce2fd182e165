import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: the call states the wanted value, not a change. */
export const setVisibilityMutation = () => mutationFor(setVisibility, { idempotent: true });
