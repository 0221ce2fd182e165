import * as z from 'zod/mini';
import type { Right } from '#contract/kit/right.ts';

/**
 * Acts that wait for a second operator. These are a ban on further sites, a code for everybody, and new terms or a
 * new privacy page. The release and the export of held evidence wait as well. Refunds wait as proposals of their
 * own (SAFE-6).
 */
export const approvalKind = z.enum(['ban', 'code', 'text', 'release', 'evidence']);

export type ApprovalKind = z.output<typeof approvalKind>;

/** The right that both operators need. */
export const rightOfApproval: Readonly<Record<ApprovalKind, Right>> = {
  ban: 'ban',
  code: 'offers',
  text: 'house',
  release: 'moderate',
  evidence: 'moderate',
};

/** Days in which a second operator can approve an act. */
export const approvalDays = 7;

/** Hours in which a new operator, or one with new roles, approves nothing. */
export const newApproverHours = 24;
