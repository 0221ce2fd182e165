import type { Id } from '#contract/kit/id.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { alwaysOpen } from '#contract/safety/notifiers/notifier.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isSuspendedNotifier, type Sender } from './notifier-cases.sql.ts';

const isOpenReason = (reason: string): boolean => alwaysOpen.some((open) => open === reason);

/**
 * Refuses `reporting_suspended` for a report of a member who is suspended from reporting (DSA-5). Abuse of
 * children, intimate images and danger to life stay open to everybody.
 */
export async function refuseSuspendedReporter(
  db: Handle,
  { reporter, reason, at }: { readonly reporter: number; readonly reason: ReportReason; readonly at: Date },
): Promise<void> {
  if (isOpenReason(reason)) return;
  if (await isSuspendedNotifier(db, { member: reporter, address: null }, at))
    throw new Refusal('reporting_suspended');
}

interface Sent {
  readonly subject: ComplaintSubject;
  /** The trusted flagger whose key came with the notice. */
  readonly flagger: Id | null;
  readonly at: Date;
}

/**
 * The same for notices. Complaints about our own acts and contracts are never refused. Anybody can type the address
 * of a trusted flagger, so a notice with the key is never refused.
 */
export async function refuseSuspendedSender(
  db: Handle,
  sender: Sender,
  { subject, flagger, at }: Sent,
): Promise<void> {
  if (subject !== 'content' || flagger !== null) return;
  if (sender.member === null && sender.address === null) return;
  if (await isSuspendedNotifier(db, sender, at)) throw new Refusal('reporting_suspended');
}
