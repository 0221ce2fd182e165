import * as z from 'zod/mini';
import { complaintSubject } from '#contract/safety/complaint.ts';
import { reportReason } from '#contract/safety/report-reason.ts';
import { type QueueItem, queueItem, searchQueue } from '#contract/safety/search-queue.ts';
import { urgencies } from '#contract/safety/urgency.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, siteById } from '#server/sites/door.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { subjectOf } from '../reports/evidence.ts';
import { type QueueRow, searchQueueRows } from './search-queue.sql.ts';

const pageSize = 50;

const languageOf = (site: number): string => siteById(site).settings.domain_language.slice(0, 2);

/** Returns the operator who has the item open now, else its owner. */
function ownerOf(row: QueueRow, now: Date): Pick<NonNullable<QueueItem['owner']>, 'id' | 'holds'> | null {
  if (row.claimed_by !== null && row.claimed_until !== null && row.claimed_until > now)
    return { id: row.claimed_by, holds: true };
  if (row.assigned_to !== null && row.assigned_until !== null && row.assigned_until > now)
    return { id: row.assigned_to, holds: false };
  return null;
}

const itemOf = (row: QueueRow): Omit<QueueItem, 'owner'> => ({
  ...{ queue: row.queue, id: row.id, number: caseNumber(row.id), wave: row.wave, hides: row.hides },
  together: row.together,
  flagged: row.flagged,
  kind: z.parse(queueItem.shape.kind, row.kind),
  reason: row.queue === 'report' ? z.parse(reportReason, row.why) : null,
  about: row.queue === 'complaint' ? z.parse(complaintSubject, row.why) : null,
  subject: row.queue === 'report' ? subjectOf(row) : null,
  host: siteById(row.site_id).host,
  language: row.language ?? languageOf(row.site_id),
  waits_since: row.since.toISOString(),
  urgency: urgencies[row.place - 1] ?? 'rest',
  due_at: row.due.toISOString(),
  standing: row.standing,
});

export const searchQueueHandler = handler(searchQueue, async ({ operator, input }, { db, clock }) => {
  const { after, ...filter } = input;
  const now = clock.now();
  const sites = allSites();
  const sitesOfLanguage = sites.filter(({ id }) => languageOf(id) === filter.language).map(({ id }) => id);
  const { rows, matching } = await searchQueueRows(
    db,
    filter,
    { operator, now, sitesOfLanguage },
    { after: after?.split('.').map(Number), limit: pageSize + 1 },
  );
  const page = rows.slice(0, pageSize);
  const owners = page.map((row) => ownerOf(row, now));
  const emails = await operatorAddresses(
    db,
    owners.flatMap((owner) => (owner === null ? [] : [owner.id])),
  );
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    results: page.map((row, index) => {
      const owner = owners[index] ?? null;
      return {
        ...itemOf(row),
        owner: owner && { ...owner, email: emails.get(owner.id) ?? '', own: owner.id === operator },
      };
    }),
    matching,
    next: last === undefined ? null : `${last.rank}.${last.moment}.${last.id}`,
    sites: sites.map(({ id, host }) => ({ id, host })),
  };
});
