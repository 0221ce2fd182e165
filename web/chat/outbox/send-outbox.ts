import { reduceChat } from '#contract/chat/chat-state.ts';
import { sendMessage as operation } from '#contract/chat/send-message.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { offerPush } from '#web/notifications/push-store.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import type { Outcome } from '#web/platform/outbox/retrying-task.ts';
import { outcomeAfterError } from '#web/platform/outbox/retrying-task.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { startRequired } from './held-for-start.ts';
import { confirmSent, type Outbox, type Outgoing } from './outbox.ts';

/**
 * Makes one attempt to send a message of the outbox. The outbox does the retries, which the client id makes
 * safe (CHAT-3).
 */
export const sendMessage = (call: BoundCall, { profile, client_id, text, gift, quote }: Outgoing) =>
  call(
    operation,
    {
      profile,
      client_id,
      ...(gift === null ? { kind: 'text', text } : { kind: 'gift', gift }),
      // An older server refuses a field that it does not know.
      ...(quote !== null && { quote }),
    },
    { retry: false },
  );

type Send = (message: Outgoing) => Promise<AnswerOf<typeof operation>>;

/** Holds the queued messages to a member, without asking the server for each. */
const holdQueued = (outbox: Outbox, profile: number, detail: string): void => {
  for (let message = outbox.next(profile); message; message = outbox.next(profile))
    outbox.fail(message.client_id, { code: startRequired, detail });
};

/** Sends the queued messages to a member, in sequence. */
const sendTo = async (profile: number, outbox: Outbox, store: ChatStore, send: Send): Promise<Outcome> => {
  for (let message = outbox.next(profile); message; message = outbox.next(profile)) {
    const { client_id } = message;
    try {
      const payload = await send(message);
      store.change((state) => reduceChat(state, { name: 'chat/message-added', payload }));
      confirmSent(outbox, store, client_id);
      offerPush();
    } catch (error) {
      if (!(error instanceof ApiProblem)) return 'later';
      const outcome = outcomeAfterError(error);
      if (outcome !== null) return outcome;
      const { code, detail } = error;
      const fieldText = error.errors[0]?.detail;
      outbox.fail(client_id, { code, detail: fieldText ?? detail });
      // Every later message would be refused too, and sending it first would change the order.
      if (code === startRequired) holdQueued(outbox, profile, detail);
    }
  }
  return 'done';
};

const secondsOf = (outcome: Outcome): number => (typeof outcome === 'object' ? outcome.seconds : 0);

/**
 * Sends all queued messages: in order per member, and to several members in parallel, so that a failing
 * receiver delays nobody else. A message leaves the outbox in the same step in which its confirmed copy
 * enters the store. A refused message stays, marked; one that waits for the consent to the start holds
 * the later ones to the same member. `done`: nothing is queued any more.
 */
export async function sendOutbox(outbox: Outbox, store: ChatStore, send: Send): Promise<Outcome> {
  const profiles = new Set(outbox.read().map(({ profile }) => profile));
  const outcomes = await Promise.all([...profiles].map((profile) => sendTo(profile, outbox, store, send)));
  const failed = outcomes.filter((outcome) => outcome !== 'done');
  if (failed.length === 0) return 'done';
  const seconds = Math.max(...failed.map(secondsOf));
  return seconds > 0 ? { seconds } : 'later';
}
