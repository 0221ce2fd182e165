import { claimTalk } from '#contract/chat/editors/claim-talk.ts';
import { listWaitingTalks } from '#contract/chat/editors/list-waiting-talks.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

const every = 20_000;

/** A page of the editors' queue. Refreshed periodically, because other editors work on it too. */
export const waitingTalksQuery = (page: number) =>
  ({ ...queryFor(listWaitingTalks, { page }), refetchInterval: every }) as const;

/**
 * Claims a conversation and shows it. Each look is recorded, so the query never refetches by itself.
 */
export const talkQuery = (conversation: number) =>
  ({
    ...queryFor(claimTalk, { conversation }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** Claims the conversation that waits longest, or shows older messages of a claimed one. */
export const claimTalkMutation = () => mutationFor(claimTalk);
