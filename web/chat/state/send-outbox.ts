import { reduceChat } from '#contract/chat/chat-state.ts';
import type { sendMessage as operation } from '#contract/chat/send-message.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import type { ChatStore } from './chat-store.ts';
import type { Outbox, Outgoing } from './outbox.ts';

type Send = (message: Outgoing) => Promise<AnswerOf<typeof operation>>;

/** `sent`: the outbox is empty or only holds refused ones. `later`: no connection, or too fast, or logged out. */
export type Sent = 'sent' | 'later';

// Worth another try by itself: nothing answered, the server is in trouble, or we were too fast.
const mayPass = (problem: ApiProblem) =>
  problem.status === 0 ||
  problem.status >= 500 ||
  problem.status === 429 ||
  problem.code === 'authentication_required';

/**
 * Sends what waits in the outbox, one after the other in the order it was written. A message leaves the outbox
 * in the step in which its confirmed twin enters the store; a refused one stays there, marked.
 */
export async function sendOutbox(outbox: Outbox, store: ChatStore, send: Send): Promise<Sent> {
  for (let message = outbox.next(); message; message = outbox.next()) {
    try {
      const payload = await send(message);
      store.change((state) => reduceChat(state, { name: 'chat/message-added', payload }));
      outbox.remove(message.client_id);
    } catch (error) {
      if (!(error instanceof ApiProblem) || mayPass(error)) return 'later';
      const { code, detail } = error;
      const fault = error.errors[0]?.detail;
      outbox.fail(message.client_id, { code, detail: fault ?? detail });
    }
  }
  return 'sent';
}
