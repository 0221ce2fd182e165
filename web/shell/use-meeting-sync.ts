import { useQueryClient } from '@tanstack/react-query';
import { getMember } from '#contract/profiles/get-member.ts';
import { queryFor } from '#web/platform/query-for.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';

/**
 * A block or its end changes what any list may show, and is rare: everything that was read is read again. The profile of
 * somebody who is not there any more leaves the screen at once (PROF-7).
 */
export function useMeetingSync(): void {
  const queries = useQueryClient();
  useMeetingChanged(({ profile, met, blocked }) => {
    const { queryKey } = queryFor(getMember, { id: profile });
    if (met || blocked) void queries.invalidateQueries({ queryKey });
    else void queries.resetQueries({ queryKey });
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== getMember.name });
  });
}
