import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** May be repeated: it says how it shall be, not what to change. */
export const setPrivacyMutation = () => mutationFor(setPrivacy, { idempotent: true });
