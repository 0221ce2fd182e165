import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { countedNetwork, sendWaitingMessage } from '#server/chat/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById } from '#server/sites/door.ts';
import { deleteHeldMessage, heldMessageOf, markUndeliverable } from './held-messages.sql.ts';

/**
 * Sends the first message of a new member: at the sign-up, and again once the address is confirmed (ACC-6).
 * The job of the sign-up has the `networks` of the caller, as keyed hashes.
 */
export const deliverHeldMessageJob = job(
  'accounts/deliver-held-message',
  z.object({ member: id, networks: z.optional(z.array(countedNetwork)) }),
  {
    triedForHours: 24,
  },
);

const revealsAccounts = (site: number): boolean => siteById(site).settings.reveal_account_existence === 'yes';

/** Refusals that the confirmation of the address resolves. */
const waitingOutcomes: ReadonlySet<string> = new Set(['confirm_first', 'unconfirmed_details']);

/**
 * Delivers the first message of a sign-up. After a crash at any point the job starts again, and the message
 * is sent once because its client id is stored with it.
 * - If the sender is being deleted, the message waits: the undo enqueues the job again.
 * - If the sender may not send this message before the confirmation, the confirmation enqueues the job
 *   again.
 * - A site that reveals no accounts sends nothing before the confirmation. Otherwise a sign-up with
 *   somebody's address would show whether the address was free (ACC-11).
 * - An undeliverable message stays for a month. Its sender is notified (ACC-7), and a target whose deletion
 *   is undone still gets it.
 */
export const deliverHeldMessage = jobHandler(
  deliverHeldMessageJob,
  async ({ member, networks }, platform) => {
    const held = await heldMessageOf(platform.db, member);
    if (!held || held.is_closing) return;
    if (!held.is_confirmed && !revealsAccounts(held.site_id)) return;
    const outcome = await sendWaitingMessage(platform, held.site_id, {
      sender: member,
      receiver: held.target_id,
      text: held.body,
      clientId: held.client_id,
      networks,
    });
    if (outcome === 'sent') {
      failpoint('accounts/held-message-sent');
      return deleteHeldMessage(platform.db, member);
    }
    if (!held.is_confirmed && waitingOutcomes.has(outcome)) return;
    platform.log.info({ why: outcome }, 'a held first message could not be delivered');
    await markUndeliverable(platform.db, member, platform.clock.now());
  },
);
