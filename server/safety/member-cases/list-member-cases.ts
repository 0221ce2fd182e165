import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { complaintOutcome } from '#contract/safety/complaint.ts';
import { appealOutcome, outcome } from '#contract/safety/decision.ts';
import { listMemberCases, memberCase } from '#contract/safety/list-member-cases.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { withheldSince } from '../fraud-flag/withheld.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { subjectOf } from '../reports/evidence.ts';
import { restrictionRows } from '../restrictions/restrictions.sql.ts';
import { restrictionOf } from '../restrictions/restrictions.ts';
import { reporterFacts } from '../trust/reporter-trust.sql.ts';
import { standingOf } from '../trust/standing.ts';
import { casesAbout, casesBy, complaintFactsOf, type MemberCaseRow } from './member-cases.sql.ts';

const atMost = 50;

const caseOf = (row: MemberCaseRow, about: Id | null) => ({
  id: row.id,
  number: caseNumber(row.id),
  status: z.parse(memberCase.shape.status, row.status),
  subject: subjectOf(row),
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  outcome: outcome.options.find((known) => known === row.outcome) ?? null,
  ground: row.ground,
  decided_at: row.decided_at?.toISOString() ?? null,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  appealed_at: row.appealed_at?.toISOString() ?? null,
  appeal_outcome: appealOutcome.options.find((known) => known === row.appeal_outcome) ?? null,
  about,
});

export const listMemberCasesHandler = handler(listMemberCases, async (call, platform) => {
  const { db, clock } = platform;
  const { member } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listMemberCases.name,
    members: [member],
  });
  const [about, by, complaints, restrictions, facts, withheld] = await Promise.all([
    casesAbout(db, member, atMost + 1),
    casesBy(db, member, atMost + 1),
    complaintFactsOf(db, member, atMost + 1),
    restrictionRows(db, member),
    // Throws for an id that no member has.
    reporterFacts(db, { reporter: member, device: null, now: clock.now() }).catch(() => null),
    withheldSince(db, member),
  ]);
  return {
    about: about.slice(0, atMost).map((row) => caseOf(row, null)),
    by: by.slice(0, atMost).map((row) => caseOf(row, row.member_id)),
    complaints: complaints.slice(0, atMost).map((row) => ({
      id: row.id,
      number: caseNumber(row.id),
      subject: row.subject,
      created_at: row.created_at.toISOString(),
      outcome: complaintOutcome.options.find((known) => known === row.outcome) ?? null,
    })),
    restrictions: restrictions.map(restrictionOf),
    standing: facts === null ? null : standingOf(facts),
    withheld_since: withheld?.toISOString() ?? null,
    more: [about, by, complaints].some(({ length }) => length > atMost),
  };
});
