import * as z from 'zod/mini';
import { messageAdded } from '#contract/chat/events.ts';
import type { Id } from '#contract/kit/id.ts';
import { refundCredits } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { loadPairCards } from '#server/profiles/door.ts';
import {
  type DueMessage,
  dueConversations,
  lockDueMessages,
  refreshWait,
  settleUnanswered,
} from '../answer-promises/fictional-messages.sql.ts';
import { toChat } from '../conversations/chat-view.ts';
import { toMessage } from '../conversations/message-view.ts';
import { appendNotice } from '../fictional/append-notice.sql.ts';
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

/** Says in the conversation that the credits came back. Silent if the two no longer see each other. */
const sayReturned = async (
  unit: Unit,
  conversation: Id,
  { member_id: member, profile_id: profile, site_id: site }: DueMessage,
  now: Date,
): Promise<void> => {
  const cards = await loadPairCards(unit.db, site, [member, profile], now);
  const card = cards.get(profile);
  if (!card) return;
  const { row, side } = await appendNotice(unit.db, {
    conversation,
    member,
    profile,
    notice: 'returned',
    now,
  });
  const said = toMessage(row, member);
  unit.emit(member, messageAdded, { message: said, chat: toChat(side, card, said) });
};

const returnIn = (platform: Platform, conversation: Id, served: readonly number[]): Promise<void> =>
  platform.transact(async (unit) => {
    const now = platform.clock.now();
    const due = await lockDueMessages(unit.db, conversation, { now, served });
    const paid = due.filter(({ cost }) => cost > 0);
    for (const { seq, cost } of due) await settleUnanswered(unit.db, { conversation, seq, cost, at: now });
    await refreshWait(unit.db, conversation);
    const [first] = paid;
    if (first === undefined) return;
    await sayReturned(unit, conversation, first, now);
    for (const { seq, cost: amount, member_id: member } of paid)
      await refundCredits(unit, { member, amount, key: unansweredKey(conversation, seq) });
    failpoint('chat/credits-returned');
  });

export const returnCreditsHandler = jobHandler(returnCreditsJob, async (_payload, platform) => {
  const served = servedSites(platform.config);
  const due = await dueConversations(platform.db, { now: platform.clock.now(), served, limit: atOnce });
  for (const conversation of due) await returnIn(platform, conversation, served);
});
