import type { Handle } from '#server/platform/database/handle.ts';
import { addHours } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';
import type { Delivery } from '../delivery/deliver-message.ts';
import { asksToStop } from './asks-to-stop.ts';
import { insertPromise } from './fictional-messages.sql.ts';

interface Written {
  readonly site: number;
  readonly cost: number;
  readonly now: Date;
  /** Null for a gift or a picture. */
  readonly text: string | null;
}

/**
 * Promises the member an answer of an editor within the time that the site sets, or the credits back (SAFE-6).
 * A request to stop gets no answer, so its credits come back at the next run of the job.
 */
export async function promiseAnswer(
  db: Handle,
  { site, cost, now, text }: Written,
  { message, chat }: Delivery,
): Promise<void> {
  const hours = siteById(site).settings.fictional_answer_hours;
  await insertPromise(db, {
    conversation: message.conversation,
    seq: message.id,
    member: message.sender,
    profile: chat.profile.id,
    site,
    cost,
    sentAt: now,
    stops: text !== null && asksToStop(text),
    answerBy: addHours(now, hours),
  });
}
