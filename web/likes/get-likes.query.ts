import { getLikes } from '#contract/likes/get-likes.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { refreshedLikes } from './refreshed-likes.ts';

/** Live events keep it current, so it need not be read again for every page. */
const freshMilliseconds = 5 * 60_000;

/** My likes, given and received: the newest ones, and what was loaded further back, however often they are read again. */
export const likesQuery = () => ({ ...queryFor(getLikes, {}, refreshedLikes), staleTime: freshMilliseconds });

/** What is older than an instant. */
export const olderLikesQuery = (before: string) => queryFor(getLikes, { before });
