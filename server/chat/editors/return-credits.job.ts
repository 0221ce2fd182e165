import * as z from 'zod/mini';
import { messageAdded } from '#contract/chat/events.ts';
import type { Id } from '#contract/kit/id.ts';
import { refundCredits } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isPublishedFictional, loadPairCards } from '#server/profiles/door.ts';
import {
  dueConversations,
  lockDueMessages,
  refreshWait,
  settleUnanswered,
} from '../answer-promises/fictional-messages.sql.ts';
import { toChat } from '../conversations/chat-view.ts';
import { toMessage } from '../conversations/message-view.ts';
import { appendNotice, type NewNotice } from '../fictional/append-notice.sql.ts';
import { servedSites } from './editor-limits.ts';

/** Conversations per run. The next run goes on with the others. */
const atOnce = 200;

/** The idempotency key of the credits that come back for a message. */
export const unansweredKey = (conversation: Id, seq: number): string => `unanswered:${conversation}:${seq}`;

/** Every ten minutes: credits of messages that no editor answered in time come back (SAFE-6). */
export const returnCreditsJob = job('chat/return-credits', z.object({}), {
  cron: '4-59/10 * * * *',
  timeoutSeconds: 300,
});

/** Appends a notice to a conversation. Silent if the two no longer see each other. */
export const sayNotice = async (
  unit: Unit,
  { site, ...added }: NewNotice & { readonly site: number },
): Promise<void> => {
  const { member, profile, now } = added;
  const cards = await loadPairCards(unit.db, site, [member, profile], now);
  const card = cards.get(profile);
  if (!card) return;
  const { row, side } = await appendNotice(unit.db, added);
  const said = toMessage(row, member);
  unit.emit(member, messageAdded, { message: said, chat: toChat(side, card, said) });
};

/** Settles the due messages of a conversation, which it locks first, and returns their credits. */
export async function returnCreditsIn(
  unit: Unit,
  conversation: Id,
  { now, served }: { readonly now: Date; readonly served: readonly number[] },
): Promise<void> {
  const due = await lockDueMessages(unit.db, conversation, { now, served });
  const paid = due.filter(({ cost }) => cost > 0);
  for (const { seq, cost } of due) await settleUnanswered(unit.db, { conversation, seq, cost, at: now });
  await refreshWait(unit.db, conversation);
  const [first] = paid;
  if (first === undefined) return;
  const { member_id: member, profile_id: profile, site_id: site } = first;
  // The credits of a profile that stopped come back at once, not because time ran out.
  const notice = (await isPublishedFictional(unit.db, profile)) ? 'returned' : 'stopped';
  await sayNotice(unit, { site, conversation, member, profile, notice, now });
  for (const { seq, cost: amount, member_id: payer } of paid)
    await refundCredits(unit, { member: payer, amount, key: unansweredKey(conversation, seq) });
  failpoint('chat/credits-returned');
}

export const returnCreditsHandler = jobHandler(returnCreditsJob, async (_payload, platform) => {
  const served = servedSites(platform.config);
  const due = await dueConversations(platform.db, { now: platform.clock.now(), served, limit: atOnce });
  for (const conversation of due)
    await platform.transact((unit) =>
      returnCreditsIn(unit, conversation, { now: platform.clock.now(), served }),
    );
});
