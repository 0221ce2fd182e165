import { messageAdded } from '#contract/chat/events.ts';
import type { CareCause, Notice } from '#contract/chat/notice.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { chatOf } from '../conversations/chat-view.ts';
import { messageOf } from '../conversations/message-view.ts';
import type { Delivery } from '../delivery/deliver-message.ts';
import { appendNotice } from './append-notice.sql.ts';
import { asksIfReal } from './asks-if-real.ts';
import { restAfter, restsUntil } from './care-pause.ts';
import { pauseTie, spendOnTie } from './fictional-ties.sql.ts';

interface Written {
  readonly cost: number;
  readonly now: Date;
}

const noticesOf = (text: string | null, rest: CareCause | null): Notice[] => [
  ...(text !== null && asksIfReal(text) ? (['fictional'] as const) : []),
  ...(rest === null ? [] : [rest]),
];

/**
 * What a member's message to a fictional profile entails, in the transaction that delivers it and before it is paid.
 * Refuses `fictional_not_acknowledged` where they were not told what it is (FIC-4), `fictional_paused` while writing rests
 * (FIC-6). Asked whether it is real, the service answers in the conversation (FIC-5); signs of vulnerability and much money
 * end in a rest, and a line that says so.
 */
export async function mindFictional(unit: Unit, { cost, now }: Written, delivery: Delivery): Promise<void> {
  const { message, chat } = delivery;
  const tie = { member: message.sender, profile: chat.profile.id };
  const state = await spendOnTie(unit.db, tie, cost);
  if (!state) throw new Refusal('fictional_not_acknowledged');
  if (state.pausedAt)
    throw new Refusal('fictional_paused', { until: restsUntil(state.pausedAt).toISOString() });
  const text = message.kind === 'text' ? message.text : null;
  const rest = restAfter({ text, spent: state.spent, resumedAt: state.resumedAt, now });
  if (rest) await pauseTie(unit.db, tie, rest, now);
  for (const notice of noticesOf(text, rest)) {
    const { row, side } = await appendNotice(unit.db, {
      ...tie,
      conversation: message.conversation,
      notice,
      now,
    });
    const said = messageOf(row, tie.member);
    unit.emit(tie.member, messageAdded, { message: said, chat: chatOf(side, chat.profile, said) });
  }
}
