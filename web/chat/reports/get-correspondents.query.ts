import { getCorrespondents } from '#contract/chat/get-correspondents.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Whom one wrote with, by name. */
export const correspondentsQuery = () => queryFor(getCorrespondents, {});
