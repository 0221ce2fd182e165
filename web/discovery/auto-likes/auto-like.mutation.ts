import { autoLike } from '#contract/discovery/auto-like.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/**
 * Requests the newcomer's one automatic like. It changes state, so it is requested once and never prefetched.
 */
export const autoLikeCall = () => mutationFor(autoLike);
