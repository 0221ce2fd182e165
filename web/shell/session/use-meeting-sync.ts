import { type Query, useQueryClient } from '@tanstack/react-query';
import { getMember } from '#contract/profiles/get-member.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';

/** Whether a query belongs to a part below this profile: similar members, or whether the member may write. */
const isBelow = (profile: number, { queryKey: [, input] }: Query): boolean =>
  typeof input === 'object' && input !== null && 'profile' in input && input.profile === profile;

/**
 * Refetches all queries after a block or its end, which is rare and changes what any list may show.
 * - The profile comes first, because the parts below depend on it. A member who is gone leaves the screen at
 *   once (PROF-7).
 * - Queries below a profile that may no longer be seen are only marked stale, because they have no answer.
 *   They are read again when shown again.
 */
export function useMeetingSync(): void {
  const queries = useQueryClient();
  useMeetingChanged(async ({ profile, met, blocked }) => {
    const { queryKey } = queryFor(getMember, { id: profile });
    if (met || blocked) await queries.invalidateQueries({ queryKey });
    else await queries.resetQueries({ queryKey });
    const isGone = (query: Query) => !met && isBelow(profile, query);
    await Promise.all([
      queries.invalidateQueries({ predicate: isGone, refetchType: 'none' }),
      queries.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== getMember.name && !isGone(query),
      }),
    ]);
  });
}
