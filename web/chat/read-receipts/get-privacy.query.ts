import { getPrivacy } from '#contract/chat/get-privacy.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** What others notice of me. */
export const privacyQuery = () => queryFor(getPrivacy, {});
