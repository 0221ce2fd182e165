import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: it sets the state. */
export const setPrivacyMutation = () => mutationFor(setPrivacy, { idempotent: true });
