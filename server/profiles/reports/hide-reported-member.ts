import type { Id } from '#contract/kit/id.ts';
import type { ReportSubject } from '#contract/safety/decision.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { FiledReport } from '#server/safety/door.ts';
import { reportHides } from '#server/safety/door.ts';
import { restrictMember } from '../restrictions/restrict-member.ts';

interface Reported {
  readonly site: number;
  readonly origin: string;
  readonly reporter: Id;
  readonly member: Id;
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  readonly at: Date;
}

/**
 * Whoever is reported as a possible minor is out of sight from now on, until an operator decides on it (AGE-4). They are
 * told why (DSA-2). Of many reports at once the first one does it.
 */
export async function hideReported(
  unit: Unit,
  { report, repeated }: FiledReport,
  reported: Reported,
): Promise<void> {
  if (repeated || !(await reportHides(unit.db, reported))) return;
  const { reason: _reason, reporter: _reporter, at, ...about } = reported;
  await restrictMember(unit, {
    ...about,
    report,
    kind: 'hidden',
    ground: 'underage',
    since: at,
    until: null,
  });
}
