import { useMutation } from '@tanstack/react-query';
import { blockMember } from '#contract/safety/block-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { tellMeeting } from './meeting-events.ts';

/** Blocks a member; all that is on the screen hears of it. */
export function useBlockMember() {
  return useMutation({
    ...mutationFor(blockMember, { idempotent: true }),
    onSuccess: ({ profile }) => tellMeeting({ profile, met: false, blocked: true }),
  });
}
