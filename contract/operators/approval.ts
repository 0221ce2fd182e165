import * as z from 'zod/mini';
import type { Right } from '#contract/kit/right.ts';

/**
 * Acts that wait for a second operator: a ban on further sites, and a code for everybody. Refunds wait as
 * proposals of their own (SAFE-6).
 */
export const approvalKind = z.enum(['ban', 'code']);

export type ApprovalKind = z.output<typeof approvalKind>;

/** The right that both operators need. */
export const rightOfApproval: Readonly<Record<ApprovalKind, Right>> = { ban: 'ban', code: 'offers' };

/** Days in which a second operator can approve an act. */
export const approvalDays = 7;

/** Hours in which a new operator, or one with new roles, approves nothing. */
export const newApproverHours = 24;
