import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { sendWaitingMessage } from '#server/chat/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { deleteHeldMessage, heldMessageOf, markUndeliverable } from './held-messages.sql.ts';

/** Sends the first message of a new member, now that the address is confirmed (ACC-6). */
export const deliverHeldMessageJob = job('accounts/deliver-held-message', z.object({ member: id }), {
  triedForHours: 24,
});

/**
 * Delivers the first message of a sign-up. After a crash at any point the job starts again, and the message
 * is sent once because its client id is stored with it.
 * - If the sender is unconfirmed or being deleted, the message waits: confirmation or the undo enqueues the
 *   job again.
 * - An undeliverable message stays for a month. Its sender is notified (ACC-7), and a target whose deletion
 *   is undone still gets it.
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
  if (outcome === 'sent') return deleteHeldMessage(platform.db, member);
  platform.log.info({ why: outcome }, 'a held first message could not be delivered');
  await markUndeliverable(platform.db, member, platform.clock.now());
});
