import { useMutation } from '@tanstack/react-query';
import { blockMember } from '#contract/safety/block-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { notifyMeeting } from './use-meeting-changed.ts';

/** Blocks a member and notifies all components on the page. */
export function useBlockMember() {
  return useMutation({
    ...mutationFor(blockMember, { idempotent: true }),
    onSuccess: ({ profile }) => notifyMeeting({ profile, met: false, blocked: true }),
  });
}

/** The block mutation without a dialog, for places that have asked already, such as beside a report. */
export const useBlock = () => useBlockMember();
