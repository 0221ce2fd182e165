import { sendSetUpLink } from '#contract/operators/send-set-up-link.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recordAction } from '../record-action.ts';
import { mailSetUpLinkJob, notifyAdministrators } from './mail-staff.job.ts';
import { lockStaff } from './staff.sql.ts';

export const sendSetUpLinkHandler = handler(sendSetUpLink, async (call, platform) => {
  const { operator: by, input } = call;
  const about = input.operator;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    if ((await lockStaff(unit.db, about)) === undefined) return call.refuse('not_found');
    await unit.enqueue(mailSetUpLinkJob, { operator: about, by });
    await notifyAdministrators(unit, { about, by, change: 'link' });
    await recordAction(unit, { operator: by, action: sendSetUpLink.name, subject: about, at });
    return { operator: about };
  });
});
