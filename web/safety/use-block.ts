import { useBlockMember } from './blocks/block-member.mutation.ts';

/** The block mutation without a dialog, for places that have asked already, such as beside a report. */
export const useBlock = () => useBlockMember();
