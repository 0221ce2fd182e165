import { listReports } from '#contract/safety/list-reports.ts';
import type { Urgency } from '#contract/safety/urgency.ts';
import { handler } from '#server/platform/http/handler.ts';
import { claimHolder } from '#server/platform/review-queue/review-queue.sql.ts';
import { siteById } from '#server/sites/door.ts';
import { waitingComplaints } from '../complaints/complaints.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { deadline, urgencyOf } from '../moderation-queue/urgency.ts';
import { brakesOn } from '../trust/brakes.sql.ts';
import { countWaiting, waitingCases } from './cases.sql.ts';
import { subjectOf } from './evidence.ts';

const shownAtOnce = 50;

const pressing = (urgency: Urgency, since: Date) => ({
  urgency,
  due_at: deadline(urgency, since).toISOString(),
});

/**
 * Lists only the fields needed to choose a case or complaint; the rest is shown to the operator who claims
 * it.
 */
export const listReportsHandler = handler(listReports, async ({ operator }, { db, clock }) => {
  const now = clock.now();
  const rows = await waitingCases(db, shownAtOnce);
  const complaints = await waitingComplaints(db, shownAtOnce);
  return {
    results: rows.map((row) => ({
      id: row.id,
      number: caseNumber(row.id),
      status: row.status === 'appealed' ? ('appealed' as const) : ('open' as const),
      subject: subjectOf(row),
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      ...pressing(urgencyOf.reports[row.reason], row.waits_since),
      held: claimHolder(row, operator, now),
      standing: row.standing,
      wave: row.wave,
      together: row.together,
      hides: row.hides,
    })),
    waiting: await countWaiting(db, 'reports'),
    brakes: (await brakesOn(db)).map(({ site_id: site, since, hidden }) => ({
      site,
      host: siteById(site).host,
      since: since.toISOString(),
      hidden,
    })),
    complaints: {
      results: complaints.map((row) => ({
        id: row.id,
        number: caseNumber(row.id),
        subject: row.subject,
        flagged: row.flagger_id !== null,
        created_at: row.created_at.toISOString(),
        ...pressing(urgencyOf.complaints[row.subject], row.created_at),
        held: claimHolder(row, operator, now),
      })),
      waiting: await countWaiting(db, 'complaints'),
    },
  };
});
