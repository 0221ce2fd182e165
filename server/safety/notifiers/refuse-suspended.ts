import type { Id } from '#contract/kit/id.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { alwaysOpen } from '#contract/safety/notifiers/notifier.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Sender, suspensionOf } from './notifier-cases.sql.ts';

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
  if ((await suspensionOf(db, { member: reporter, address: null }, at)) !== undefined)
    throw new Refusal('reporting_suspended');
}

interface Sent {
  readonly subject: ComplaintSubject;
  /** The trusted flagger whose key came with the notice. */
  readonly flagger: Id | null;
  readonly at: Date;
}

/**
 * The same for notices of members. Returns the case that suspends a typed address. A notice from that address is closed
 * unread, because a refusal would reveal to strangers who is suspended. Complaints about our own acts and contracts are
 * always read. Anybody can type the address of a trusted flagger, so a notice with the key is always read.
 */
export async function suspensionOfSender(
  db: Handle,
  sender: Sender,
  { subject, flagger, at }: Sent,
): Promise<Id | undefined> {
  if (subject !== 'content' || flagger !== null) return undefined;
  if (sender.member === null && sender.address === null) return undefined;
  const suspension = await suspensionOf(db, sender, at);
  if (suspension !== undefined && sender.member !== null) throw new Refusal('reporting_suspended');
  return suspension;
}
