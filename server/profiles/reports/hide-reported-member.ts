import type { Id } from '#contract/kit/id.ts';
import type { ReportSubject } from '#contract/safety/decision.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { FiledReport } from '#server/safety/door.ts';
import { hidingCause } from '#server/safety/door.ts';
import { restrictMember } from '../restrictions/restrict-member.ts';

interface Reported {
  readonly site: number;
  readonly origin: string;
  readonly member: Id;
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  readonly at: Date;
}

/**
 * Hides a member whom trustworthy reporters call a possible minor, until an operator decides (AGE-4, SAFE-8).
 * Notifies the member of the reason (DSA-2). Only the first of several simultaneous reports hides the member.
 */
export async function hideReportedMember(
  unit: Unit,
  { report, repeated }: FiledReport,
  reported: Reported,
): Promise<void> {
  if (repeated || reported.reason !== 'underage') return;
  const { reason: _reason, at, ...about } = reported;
  const cause = await hidingCause(unit, { report, site: about.site, member: about.member, at });
  if (cause === undefined) return;
  await restrictMember(unit, {
    ...about,
    report,
    cause,
    kind: 'hidden',
    ground: 'underage',
    since: at,
    until: null,
  });
}
