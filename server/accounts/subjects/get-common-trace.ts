import { getCommonTrace, type TraceMember } from '#contract/accounts/subjects/get-common-trace.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { breachesOf } from '#server/safety/door.ts';
import { siteById } from '#server/sites/door.ts';
import { traceRow } from '../limits/common-traces.sql.ts';
import { membersOfTrace, type TraceMemberRow } from './trace-members.sql.ts';

const shownAtMost = 50;

/** No case has this id, so that every case counts. */
const noCase = 0;

/** Accounts by the day on which they were opened. */
function openedByDay(members: readonly TraceMemberRow[]): { day: string; opened: number }[] {
  const days = new Map<string, number>();
  for (const { joined_at } of members) {
    const day = joined_at.toISOString().slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days]
    .map(([day, opened]) => ({ day, opened }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

export const getCommonTraceHandler = handler(getCommonTrace, async (call, platform) => {
  const { db, clock } = platform;
  const { id } = call.input;
  const trace = await traceRow(db, id);
  if (trace === undefined) return call.refuse('not_found');
  const found = await membersOfTrace(db, trace, shownAtMost + 1);
  const members = found.slice(0, shownAtMost);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getCommonTrace.name,
    members: members.map(({ member }) => member),
  });
  const shown: TraceMember[] = [];
  for (const { site, joined_at, last_seen_at, ...row } of members)
    shown.push({
      ...row,
      host: siteById(site).host,
      joined_at: joined_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      breaches: await breachesOf(db, row.member, noCase),
    });
  const { kind, braked_until: until } = trace;
  return {
    id,
    kind: kind === 'network' ? ('network' as const) : ('device' as const),
    members: shown,
    more: found.length > shownAtMost,
    days: openedByDay(members),
    braked_until: until !== null && until > clock.now() ? until.toISOString() : null,
  };
});
