import { autoLike } from '#contract/discovery/auto-like.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Asks for the one like of a newcomer. It changes state, so it is asked once and not read ahead. */
export const autoLikeCall = () => mutationFor(autoLike);
