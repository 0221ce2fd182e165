import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** May be repeated: it says how it shall be, not what to change. */
export const setVisibilityMutation = () => mutationFor(setVisibility, { idempotent: true });
