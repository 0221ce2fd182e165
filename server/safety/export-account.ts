import type { Id } from '#contract/kit/id.ts';
import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { complaintsOf } from './complaints/complaints.sql.ts';
import { withheldSince } from './fraud-flag/withheld.sql.ts';
import { fraudWarningsOf } from './fraud-warnings/fraud-warnings.sql.ts';
import { caseNumber } from './moderation-queue/case-number.ts';
import { decisionsOnNotifier } from './notifiers/notifier-cases.sql.ts';
import { decisionsAbout, reportsBy } from './reports/decisions.sql.ts';
import { subjectOf } from './reports/evidence.ts';
import { restrictionRows } from './restrictions/restrictions.sql.ts';
import { restrictionOf } from './restrictions/restrictions.ts';
import { safetyTables } from './tables.ts';

const appealOfReport = (rows: Awaited<ReturnType<typeof reportsBy>>, report: Id) => {
  const row = rows.find(({ id }) => id === report);
  return {
    appeal: row?.appeal_words ?? null,
    appeal_outcome: row?.appeal_outcome ?? null,
    appeal_reasons: row?.appeal_reasons ?? null,
  };
};

/**
 * The safety section of an export: blocks, reports and complaints by the member, with others as pseudonyms,
 * and decisions about them. Members who blocked or reported them are left out (GDPR-7).
 */
export async function exportAccount({ db, member, pseudonymOf }: AccountReader): Promise<AccountSection> {
  const blocks = await safetyTables(db)
    .selectFrom('blocks')
    .select(['other_id', 'created_at'])
    .where('member_id', '=', member)
    .where('direction', '=', 'given')
    .orderBy('created_at')
    .orderBy('other_id')
    .execute();
  const reports = await safetyTables(db)
    .selectFrom('reports')
    .select(['id', 'member_id', 'reason', 'words', 'status', 'created_at'])
    .where('reporter_id', '=', member)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const appeals = await reportsBy(db, member);
  const underReview = await withheldSince(db, member);
  const decisions = await decisionsAbout(db, member);
  const restrictions = await restrictionRows(db, member);
  const complaints = await complaintsOf(db, member);
  const warnings = await fraudWarningsOf(db, member);
  const notifier = await decisionsOnNotifier(db, member);
  return {
    data: {
      decisions: decisions.map((row) => ({
        number: caseNumber(row.id),
        about: subjectOf(row),
        outcome: row.outcome,
        also: row.also,
        ground: row.ground,
        facts: row.facts,
        decided_at: row.decided_at,
        until: row.until,
        lifted_at: row.lifted_at,
        appeal: row.appeal_words,
        appeal_outcome: row.appeal_outcome,
        appeal_reasons: row.appeal_reasons,
      })),
      restrictions: restrictions.map(restrictionOf),
      complaints: complaints.map((row) => ({
        number: caseNumber(row.id),
        subject: row.subject,
        words: row.words,
        order: row.order_number,
        place: row.place,
        created_at: row.created_at,
        outcome: row.outcome,
        answer: row.answer,
        answered_at: row.answered_at,
      })),
      reporting: notifier.map((row) => ({
        number: caseNumber(row.id),
        decision: row.decision,
        facts: row.facts,
        decided_at: row.decided_at,
        until: row.until,
        appeal: row.appeal,
        appeal_outcome: row.appeal_outcome,
        appeal_reasons: row.appeal_reasons,
      })),
      fraud_warnings: warnings.map((row) => ({
        account: pseudonymOf(row.banned_id),
        mailed_at: row.mailed_at,
      })),
      under_review_since: underReview ?? null,
      blocked: blocks.map(({ other_id, created_at }) => ({ member: pseudonymOf(other_id), created_at })),
      reported: reports.map(({ id, member_id, ...report }) => ({
        number: caseNumber(id),
        member: pseudonymOf(member_id),
        ...report,
        ...appealOfReport(appeals, id),
      })),
    },
  };
}
