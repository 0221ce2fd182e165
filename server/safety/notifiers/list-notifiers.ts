import * as z from 'zod/mini';
import { listNotifiers } from '#contract/safety/notifiers/list-notifiers.ts';
import { type NotifierCase, notifierDecision } from '#contract/safety/notifiers/notifier.ts';
import type { ReporterTrust } from '#contract/safety/reporter-trust.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { reporterFacts } from '../trust/reporter-trust.sql.ts';
import { standingOf } from '../trust/standing.ts';
import { lastDecisions, type NotifierRow, waitingNotifiers } from './notifier-cases.sql.ts';
import { sentReports } from './sent-reports.sql.ts';

const pageSize = 20;
const shownReports = 50;
const countedDays = 180;

async function trustNow(db: Handle, member: number | null, now: Date): Promise<ReporterTrust | null> {
  if (member === null) return null;
  const facts = await reporterFacts(db, { reporter: member, device: null, now });
  const { confirmedDays, upheld, rejected } = facts;
  return { standing: standingOf(facts), confirmed_days: confirmedDays, upheld, rejected };
}

const appealedOf = (row: NotifierRow, operator: number): NotifierCase['appealed'] =>
  row.facts === null || row.appeal === null || row.appealed_at === null
    ? null
    : {
        decision: z.parse(notifierDecision, row.decision),
        facts: row.facts,
        words: row.appeal,
        appealed_at: row.appealed_at.toISOString(),
        until: row.until?.toISOString() ?? null,
        own: row.decided_by === operator,
      };

async function caseOf(db: Handle, row: NotifierRow, operator: number, now: Date): Promise<NotifierCase> {
  const sender = { member: row.member_id, address: row.address_hash };
  // A case in appeal shows what its decision was based on.
  const { decided, warned } = await lastDecisions(db, sender, row.opened_at);
  const earliest = addDays(row.opened_at, -countedDays);
  const since = decided !== null && decided > earliest ? decided : earliest;
  const sent = await sentReports(db, sender, since, shownReports);
  return {
    id: row.id,
    number: caseNumber(row.id),
    status: row.decision === null ? 'open' : 'appealed',
    member: row.member_id,
    opened_at: row.opened_at.toISOString(),
    unfounded: row.unfounded,
    founded: row.founded,
    sent: sent.map((one) => ({
      ...one,
      number: caseNumber(one.id),
      decided_at: one.decided_at.toISOString(),
    })),
    trust: await trustNow(db, row.member_id, now),
    warned_at: warned?.toISOString() ?? null,
    appealed: appealedOf(row, operator),
  };
}

export const listNotifiersHandler = handler(listNotifiers, async ({ operator, input }, platform) => {
  const { db, clock } = platform;
  const offset = (input.page - 1) * pageSize;
  const rows = await waitingNotifiers(db, { offset, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const members = shown.flatMap(({ member_id: member }) => (member === null ? [] : [member]));
  await recordOperatorRead(platform, { operator, operation: listNotifiers.name, members });
  const results: NotifierCase[] = [];
  for (const row of shown) results.push(await caseOf(db, row, operator, clock.now()));
  return { results, page: input.page, has_more: rows.length > pageSize };
});
