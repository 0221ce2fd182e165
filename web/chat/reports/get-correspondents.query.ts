import { getCorrespondents } from '#contract/chat/get-correspondents.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The names of the members with whom the member has a conversation. */
export const correspondentsQuery = () => queryFor(getCorrespondents, {});
