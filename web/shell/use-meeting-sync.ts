import { useQueryClient } from '@tanstack/react-query';
import { getMember } from '#contract/profiles/get-member.ts';
import { queryFor } from '#web/platform/query-for.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';

/**
 * A block or its end changes what any list may show, and is rare: everything that was read is read again. The profile
 * comes first, for what stands below it depends on it; of somebody who is not there any more it leaves the screen at
 * once (PROF-7).
 */
export function useMeetingSync(): void {
  const queries = useQueryClient();
  useMeetingChanged(async ({ profile, met, blocked }) => {
    const { queryKey } = queryFor(getMember, { id: profile });
    if (met || blocked) await queries.invalidateQueries({ queryKey });
    else await queries.resetQueries({ queryKey });
    await queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== getMember.name });
  });
}
