import { getPrivacy } from '#contract/chat/get-privacy.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The privacy settings: online status and read receipts. */
export const privacyQuery = () => queryFor(getPrivacy, {});
