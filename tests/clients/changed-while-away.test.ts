import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyChatState, messagesOf, withMessages, withStretch } from '#contract/chat/chat-state.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { reviewAppeal } from '#tests/support/people/review-appeal.ts';
import { memoryStorage } from '#tests/support/samples/memory-storage.ts';
import { eventually } from '#tests/support/service/service.ts';
import { makeChatDevice } from '#web/chat/chat-device.ts';
import { callOver } from '#web/platform/api/api.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

const service = await startServiceWithMembers({ demo: false });

const say = async (from: Person, to: Person, text: string) =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;

/** A device whose socket connection delivers no events. `back` simulates a reconnection. */
const awayFrom = async (member: Person, conversation: number) => {
  const transport = {
    origin: service.url,
    send(request: Request) {
      request.headers.set('cookie', `vonk_session=${member.id}`);
      return fetch(request);
    },
  };
  const call: BoundCall = (operation, input, options) => callOver(transport, operation, input, options);
  const first = withMessages(emptyChatState, await call(getMessages, { conversation }));
  const { store, sync } = makeChatDevice({ member: member.id, shelf: memoryStorage(), first });
  let back = () => {};
  const stop = sync({
    call,
    line: {
      subscribe: () => () => {},
      onConnected(listener) {
        const others = back;
        back = () => {
          others();
          listener();
        };
        return () => {};
      },
    },
    view: { isInView: () => true, onChange: () => () => {} },
    alone: (work) => work(),
    onGone: () => {},
  });
  return { store, back: () => back(), stop };
};

test('a device that was offline shows messages as removed, and later as restored, when it reconnects [SAFE-2b, CHAT-6c]', async () => {
  const [anna, bram] = [await service.person(), await service.person()];
  const operator = await newOperator(service);
  await say(anna, bram, 'Hoi!');
  const { conversation, id } = await say(bram, anna, 'Stuur eens geld.');
  await say(anna, bram, 'Nee.');
  const { store, back, stop } = await awayFrom(anna, conversation);
  try {
    const stretch = { messages: messagesOf(store.read(), conversation), ahead: [], hasOlder: false };
    store.change((state) => withStretch(state, conversation, stretch));
    const texts = () => [
      messagesOf(store.read(), conversation).map(({ text }) => text),
      store.read().stretches[conversation]?.messages.map(({ text }) => text),
    ];

    await anna.api(reportMessage, { conversation, message: id, reason: 'fake' });
    const report = (await operator.client.api(claimReport, {})).answer.report?.id ?? 0;
    await operator.client.api(decideReport, {
      report,
      outcome: 'content_removed',
      ground: 'fake_or_fraud',
      facts: 'Gezien in de melding.',
    });
    back();
    const emptied = ['Hoi!', '', 'Nee.'];
    await eventually(() => expect(texts()).toEqual([emptied, emptied]));

    await bram.api(appealDecision, { decision: report, words: 'Dat was een grap.' });
    await reviewAppeal(service, report);
    back();
    const whole = ['Hoi!', 'Stuur eens geld.', 'Nee.'];
    await eventually(() => expect(texts()).toEqual([whole, whole]));
  } finally {
    stop();
  }
});
