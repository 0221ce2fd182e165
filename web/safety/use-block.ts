import { useBlockMember } from './blocks/block-member.mutation.ts';

/** The block itself, for where it was asked for already: beside a report. */
export const useBlock = () => useBlockMember();
