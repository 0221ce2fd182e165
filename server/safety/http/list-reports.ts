import { listReports } from '#contract/safety/list-reports.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseNumber } from '../rules/case-number.ts';
import { subjectOf } from '../rules/subject-of.ts';
import { countWaiting, waitingCases } from '../store/cases.ts';

const shownAtOnce = 50;

/** Nothing of a case but what one chooses by: the evidence is for whoever takes it. */
export const listReportsHandler = handler(listReports, async ({ operator }, { db, clock }) => {
  const now = clock.now();
  const rows = await waitingCases(db, shownAtOnce);
  const results = rows.map((row) => {
    const isHeld = row.claimed_until !== null && row.claimed_until > now;
    const by = row.claimed_by === operator ? ('you' as const) : ('other' as const);
    return {
      id: row.id,
      number: caseNumber(row.id),
      status: row.status === 'appealed' ? ('appealed' as const) : ('open' as const),
      subject: subjectOf(row),
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      held: isHeld ? by : ('nobody' as const),
    };
  });
  return { results, waiting: await countWaiting(db) };
});
