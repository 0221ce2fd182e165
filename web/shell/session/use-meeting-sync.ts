import { type Query, useQueryClient } from '@tanstack/react-query';
import { getMember } from '#contract/profiles/get-member.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';

/** Whether a query asks for something that stands below this profile: who is like them, whether one may write. */
const isBelow = (profile: number, { queryKey: [, input] }: Query): boolean =>
  typeof input === 'object' && input !== null && 'profile' in input && input.profile === profile;

/**
 * A block or its end changes what any list may show, and is rare: everything that was read is read again. The profile
 * comes first, for what stands below it depends on it; of somebody who is not there any more it leaves the screen at
 * once (PROF-7). What stands below one who is met no more is not asked for, for there is no answer any more: it is read
 * again where it is shown again.
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
