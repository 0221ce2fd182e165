import type { Id } from '#contract/kit/id.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { trustedFrom } from '../moderation-queue/case-times.ts';
import { reportHides as hides } from '../restrictions/restrictions.sql.ts';

interface Filed {
  readonly reason: ReportReason;
  readonly member: Id;
  readonly reporter: Id;
  readonly at: Date;
}

/**
 * Whether a report hides its member until an operator decides: where it says that they may be a minor (AGE-4). Not within
 * ninety days after one that was without ground, nor on the word of who was wrong three times in that time, or on whose word
 * five others are hidden: so it is no way to take somebody down again and again, or many at once.
 */
export async function reportHides(db: Handle, { reason, member, reporter, at }: Filed): Promise<boolean> {
  return reason === 'underage' && hides(db, { member, reporter, since: trustedFrom(at) });
}
