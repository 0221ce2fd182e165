import { mailMember } from '#contract/operators/members/mail-member.ts';
import { addressOf } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { recordAction } from '../record-action.ts';
import { siteOfMember } from './existing-member.sql.ts';
import { insertMail, lockMailsTo, mailOfClient, mailsBy, mailsTo } from './member-mails.sql.ts';
import { sendMemberMailJob } from './send-member-mail.job.ts';

/** Mails to one member in 24 hours, by all operators together. */
const perMember = 3;

/** Mails of one operator in 24 hours, so that a stolen login cannot mail everybody. */
const perOperator = 100;

/** Mail, job and audit entry are stored in one transaction. The job carries no text. */
export const mailMemberHandler = handler(mailMember, async (call, platform) => {
  const { operator } = call;
  const { member, client_id: clientId, words } = call.input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const site = await siteOfMember(unit.db, member);
    if (site === undefined) return call.refuse('not_found');
    await lockMailsTo(unit.db, member);
    const known = await mailOfClient(unit.db, operator, clientId);
    if (known !== undefined) return { mail: known };
    // A fictional member has no address.
    const address = await addressOf(unit.db, member).catch(() => null);
    if (address === null || !address.verified || address.bounced) return call.refuse('address_unconfirmed');
    const since = addDays(at, -1);
    if ((await mailsTo(unit.db, member, since)) >= perMember) return call.refuse('too_many_mails');
    if ((await mailsBy(unit.db, operator, since)) >= perOperator) return call.refuse('too_many_mails');
    const mail = await insertMail(unit.db, { member, operator, clientId, words, at });
    await unit.enqueue(sendMemberMailJob, { mail, site });
    await recordAction(unit, { operator, action: 'operators/mail-member', member, subject: mail, at });
    return { mail };
  });
});
