import { getWriting } from '#contract/chat/get-writing.ts';
import type { Id } from '#contract/kit/id.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/**
 * Whether the member may write to another member. Other devices can change this, so the answer goes stale
 * quickly.
 */
export const writingQuery = (profile: Id) => ({ ...queryFor(getWriting, { profile }), staleTime: 5_000 });
