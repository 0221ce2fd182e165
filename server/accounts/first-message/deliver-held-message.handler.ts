import { sendWaitingMessage } from '#server/chat/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { deliverHeldMessageJob } from './deliver-held-message.job.ts';
import { forgetHeldMessage, heldMessageOf, markTried } from './held-messages.sql.ts';

/**
 * Killed anywhere it starts again, and the message goes out once: its client id is stored with it. Of a sender who is
 * not confirmed or is going away it waits: confirming or the undo calls again. One that cannot be delivered stays for
 * a month: its sender is told (ACC-7), and a target who was only going away gets it with their undo.
 */
export const deliverHeldMessage = jobHandler(deliverHeldMessageJob, async ({ member }, platform) => {
  const held = await heldMessageOf(platform.db, member);
  if (!held?.may_go) return;
  const outcome = await sendWaitingMessage(platform, held.site_id, {
    sender: member,
    receiver: held.target_id,
    text: held.body,
    clientId: held.client_id,
  });
  failpoint('accounts/held-message-sent');
  if (outcome === 'sent') return forgetHeldMessage(platform.db, member);
  platform.log.info({ why: outcome }, 'a first message could not be delivered');
  await markTried(platform.db, member, platform.clock.now());
});
