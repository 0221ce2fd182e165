import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { isOnlyOperator, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { claimUntil } from '../moderation-queue/case-times.ts';
import { deadline, urgencyOf } from '../moderation-queue/urgency.ts';
import { openSender } from '../notice-subjects/complaint-sender.ts';
import { claimComplaintRow, complaintRow, isAnswerForAnother } from './complaints.sql.ts';
import { complaintOf } from './list-complaints.ts';
import { ledTo } from './notice-case.ts';
import { senderFacts } from './sender-facts.ts';

/** The domain of a site, and its name in mails. */
const siteNames = (site: number) => {
  const { host, settings } = siteById(site);
  return { host, name: settings.mail_name };
};

/** Claim, view and audit log entry happen in one transaction: all three or none. */
export const claimComplaintHandler = handler(claimComplaint, async (call, platform) => {
  const { operator, input } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const alone = await isOnlyOperator(unit.db, operator, 'support');
    const claim = { operator, alone, now, until: claimUntil(now) };
    const id = await claimComplaintRow(unit.db, input.complaint, claim);
    if (id === undefined) {
      if (input.complaint === undefined) return { complaint: null };
      const isOwn = await isAnswerForAnother(unit.db, input.complaint, operator);
      return call.refuse(isOwn ? 'another_operator' : 'report_not_yours');
    }
    const row = await complaintRow(unit.db, id);
    if (row === undefined) throw new Error('a complaint is missing right after it was claimed');
    const member = row.member_id;
    await recordAction(unit, {
      ...{ operator, action: 'safety/look-at-complaint', subject: id, at: now },
      ...(member !== null && { member }),
    });
    return {
      complaint: {
        ...complaintOf(row, platform.keys, now),
        ...(await ledTo(unit.db, platform, row, operator)),
        ...{ id, member, place: row.place, language: row.language, order: row.order_number },
        due_at: deadline(urgencyOf.complaints[row.subject], row.created_at).toISOString(),
        site: siteNames(row.site_id),
        sender: row.declared && openSender(platform.keys, row.declared),
        facts_of_sender: await senderFacts(unit.db, row, now),
      },
    };
  });
});
