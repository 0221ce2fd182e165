import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { complaintOutcome, complaintSubject } from './complaint.ts';
import { appealOutcome, ground, outcome, reportSubject, restriction } from './decision.ts';
import { reportReason } from './report-reason.ts';
import { standing } from './reporter-trust.ts';

/** A case about a member or by them, without its evidence and its words. */
export const memberCase = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed', 'closed']),
  subject: reportSubject,
  reason: reportReason,
  created_at: instant,
  outcome: z.nullable(outcome),
  ground: z.nullable(ground),
  decided_at: z.nullable(instant),
  /** When an operator ended the measure early. */
  lifted_at: z.nullable(instant),
  appealed_at: z.nullable(instant),
  appeal_outcome: z.nullable(appealOutcome),
  /** The member on the other side: the reported one of a report by this member. Null in a case about them. */
  about: z.nullable(id),
});

export type MemberCase = z.output<typeof memberCase>;

export const memberComplaint = z.object({
  id,
  number: z.string(),
  subject: complaintSubject,
  created_at: instant,
  outcome: z.nullable(complaintOutcome),
});

/**
 * The cases about a member and by them, newest first, at most fifty of each, and the restrictions now in force
 * (SAFE-5). No words of a conversation: those are evidence inside a case alone (SAFE-2). The reporters are in
 * the case as well.
 */
export const listMemberCases = operation({
  name: 'safety/list-member-cases',
  summary: "A member's cases, for operators",
  method: 'GET',
  path: '/api/console/member-cases.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    about: z.array(memberCase),
    by: z.array(memberCase),
    complaints: z.array(memberComplaint),
    restrictions: z.array(restriction),
    /** How far automatic measures rely on the member's reports now; null for an erased member. */
    standing: z.nullable(standing),
    withheld_since: z.nullable(instant),
    /** There are more than fifty of one kind. */
    more: z.boolean(),
  }),
  errors: {},
});
