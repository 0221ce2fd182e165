import { messageAdded } from '#contract/chat/events.ts';
import type { CareCause, Notice } from '#contract/chat/message.ts';
import type { FictionalAnswers } from '#contract/sites/settings.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isPublishedFictional } from '#server/profiles/door.ts';
import { promiseAnswer } from '../answer-promises/promise-answer.ts';
import { toChat } from '../conversations/chat-view.ts';
import { toMessage } from '../conversations/message-view.ts';
import type { Delivery } from '../delivery/deliver-message.ts';
import { appendNotice } from './append-notice.sql.ts';
import { asksIfReal } from './asks-if-real.ts';
import { carePauseEnd, pauseCauseAfter } from './care-cause.ts';
import { addFictionalSpending, pauseFictional } from './fictional-ties.sql.ts';

interface Written {
  readonly site: number;
  /** The writers of the fictional profiles of the site. */
  readonly answers: FictionalAnswers;
  readonly cost: number;
  readonly now: Date;
}

const noticesOf = (text: string | null, cause: CareCause | null): Notice[] => [
  ...(text !== null && asksIfReal(text) ? (['fictional'] as const) : []),
  ...(cause === null ? [] : [cause]),
];

/**
 * Enforces the rules for a message to a fictional profile. Runs in the delivering transaction, before the
 * charge.
 * - Refuses `fictional_unanswered` if nobody answers for the fictional profiles of the site, or if the profile
 *   retired (SAFE-6).
 * - Refuses `fictional_not_acknowledged` if the member has not acknowledged that the profile is fictional
 *   (FIC-4).
 * - Refuses `fictional_paused` while writing is paused (FIC-6).
 * - Appends a notice to the conversation if the member asks whether the profile is real (FIC-5).
 * - Promises an answer or the credits back, if editors answer on the site.
 * - Pauses writing and appends a notice after a sign of vulnerability or high spending.
 */
export async function enforceFictionalRules(
  unit: Unit,
  { site, answers, cost, now }: Written,
  delivery: Delivery,
): Promise<void> {
  if (answers === 'nobody') throw new Refusal('fictional_unanswered');
  const { message, chat } = delivery;
  if (!(await isPublishedFictional(unit.db, chat.profile.id))) throw new Refusal('fictional_unanswered');
  const tie = { member: message.sender, profile: chat.profile.id };
  const state = await addFictionalSpending(unit.db, tie, cost);
  if (!state) throw new Refusal('fictional_not_acknowledged');
  if (state.pausedAt)
    throw new Refusal('fictional_paused', { until: carePauseEnd(state.pausedAt).toISOString() });
  const text = message.kind === 'text' ? message.text : null;
  if (answers === 'editors') await promiseAnswer(unit.db, { site, cost, now, text }, delivery);
  const cause = pauseCauseAfter({ text, spent: state.spent, resumedAt: state.resumedAt, now });
  if (cause) await pauseFictional(unit.db, tie, cause, now);
  for (const notice of noticesOf(text, cause)) {
    const { row, side } = await appendNotice(unit.db, {
      ...tie,
      conversation: message.conversation,
      notice,
      now,
    });
    const said = toMessage(row, tie.member);
    unit.emit(tie.member, messageAdded, { message: said, chat: toChat(side, chat.profile, said) });
  }
}
