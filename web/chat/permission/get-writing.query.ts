import { getWriting } from '#contract/chat/get-writing.ts';
import type { Id } from '#contract/kit/id.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Whether one may write to a member; other devices change it as well, so it is not kept for long. */
export const writingQuery = (profile: Id) => ({ ...queryFor(getWriting, { profile }), staleTime: 5_000 });
