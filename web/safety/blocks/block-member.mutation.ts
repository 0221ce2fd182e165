import { useMutation } from '@tanstack/react-query';
import { blockMember } from '#contract/safety/block-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { notifyMeeting } from './meeting-events.ts';

/** Blocks a member and notifies all components on the page. */
export function useBlockMember() {
  return useMutation({
    ...mutationFor(blockMember, { idempotent: true }),
    onSuccess: ({ profile }) => notifyMeeting({ profile, met: false, blocked: true }),
  });
}
