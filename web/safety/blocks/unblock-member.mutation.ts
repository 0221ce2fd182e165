import { useMutation } from '@tanstack/react-query';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { notifyMeeting } from './meeting-events.ts';

/** Ends a block and refreshes what it hid. */
export function useUnblockMember() {
  return useMutation({
    ...mutationFor(unblockMember, { idempotent: true }),
    onSuccess: ({ profile }) => notifyMeeting({ profile, met: true, blocked: false }),
  });
}
