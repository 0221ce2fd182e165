import { getLikes } from '#contract/likes/get-likes.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** Live events keep it current, so it need not be read again for every page. */
const freshMilliseconds = 5 * 60_000;

/** My likes, given and received, the newest ones. */
export const likesQuery = () => ({ ...queryFor(getLikes, {}), staleTime: freshMilliseconds });

/** What is older than an instant. */
export const olderLikesQuery = (before: string) => queryFor(getLikes, { before });
