import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { type ChatEvent, type ChatState, emptyChatState, reduceChat, withMessages } from './chat-state.ts';
import { type MemberReaction, type Reaction, type ReactionChange, reactions } from './reaction.ts';
import { reactionsTo, withReactions } from './with-reactions.ts';

const conversation = 9;
const [anna, bram] = [1, 2];

/** One step of the model: a member reacts on some device, or a block or a removal by an operator comes. */
type Step =
  | {
      readonly kind: 'react';
      readonly member: number;
      readonly message: number;
      readonly reaction: Reaction | null;
    }
  | { readonly kind: 'block'; readonly blocked: boolean }
  | { readonly kind: 'erase'; readonly message: number };

const messages = [1, 2, 3];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('react' as const),
      member: fc.constantFrom(anna, bram),
      message: fc.constantFrom(...messages),
      reaction: fc.constantFrom(...reactions, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), blocked: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('erase' as const), message: fc.constantFrom(...messages) }),
  },
);

/** The rules of the server: one register for each member and message, ordered by the lock on its row. */
const serve = (steps: readonly Step[]) => {
  const rows = new Map<string, ReactionChange>();
  const events: ReactionChange[] = [];
  const erased = new Set<number>();
  let blocked = false;
  for (const one of steps) {
    if (one.kind === 'block') blocked = one.blocked;
    else if (one.kind === 'erase') erased.add(one.message);
    else if (!blocked && !erased.has(one.message)) {
      const key = `${one.message} ${one.member}`;
      const known = rows.get(key);
      if ((known?.reaction ?? null) === one.reaction) continue;
      const { member, message, reaction } = one;
      const change = { conversation, message, member, reaction, revision: (known?.revision ?? 0) + 1 };
      rows.set(key, change);
      events.push(change);
    }
  }
  return { rows: [...rows.values()], events };
};

const reactionsIn = (changes: readonly ReactionChange[], message: number): MemberReaction[] =>
  changes
    .filter((change) => change.message === message)
    .map(({ member, reaction, revision }) => ({ member, reaction, revision }));

const page = (changes: readonly ReactionChange[]) => ({
  chat: someChat({ conversation, last_message: someMessage({ id: 3 }) }),
  messages: messages.map((id) => someMessage({ id, conversation, reactions: reactionsIn(changes, id) })),
  has_more: false,
});

const shown = (state: ChatState) => messages.map((message) => reactionsTo(state, conversation, message));

const eventOf = (payload: ReactionChange): ChatEvent => ({ name: 'chat/reaction-changed', payload });

describe('reactions of two members on several devices', () => {
  test('end in the same state in any order of events, pages and catch-up, with repeats and losses [CHAT-11b]', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (steps, random) => {
          const { rows, events } = serve(steps);
          const draw = () => random.next().value ?? 0;
          const afresh = shown(withMessages(emptyChatState, page(rows)));
          for (let device = 0; device < 4; device += 1) {
            // Some events come twice and some are lost. They arrive in any order.
            const heard = [...events, ...events]
              .filter(() => draw() > 0.3)
              .map((event) => ({ event, at: draw() }))
              .sort((one, other) => one.at - other.at)
              .map(({ event }) => eventOf(event));
            const half = Math.floor(heard.length / 2);
            const before = heard.slice(0, half).reduce(reduceChat, emptyChatState);
            // A page of an earlier moment may come late. The catch-up reads every changed reaction.
            const read = withMessages(before, page(serve(steps.slice(0, 10)).rows));
            const caughtUp = withReactions(read, rows);
            expect(shown(heard.slice(half).reduce(reduceChat, caughtUp))).toEqual(afresh);
          }
        },
      ),
    );
  });

  test('keep a reaction that overtakes its message [CHAT-11b]', () => {
    const change = { conversation, message: 4, member: bram, reaction: 'heart' as const, revision: 1 };
    const opened = withMessages(emptyChatState, page([]));
    const early = reduceChat(opened, eventOf(change));
    const message = someMessage({ id: 4, conversation });
    const then = reduceChat(early, {
      name: 'chat/message-added',
      payload: { message, chat: someChat({ conversation, last_message: message }) },
    });
    expect(reactionsTo(then, conversation, 4)).toEqual([{ member: bram, reaction: 'heart', revision: 1 }]);
  });

  test('leave every device with the same state object if nothing is new [CHAT-11b]', () => {
    const change = { conversation, message: 1, member: anna, reaction: 'fire' as const, revision: 2 };
    const known = withReactions(emptyChatState, [change]);
    expect(withReactions(known, [change, { ...change, reaction: null, revision: 1 }])).toBe(known);
  });
});

describe('a quote that a device holds', () => {
  const reply = someMessage({
    id: 2,
    conversation,
    quote: { id: 1, sender: anna, kind: 'text', text: 'Koffie?', gift: null },
  });
  const held = withMessages(emptyChatState, {
    chat: someChat({ conversation, last_message: reply }),
    messages: [someMessage({ id: 1, conversation, sender: anna, text: 'Koffie?' }), reply],
    has_more: false,
  });
  const change = (message: ReturnType<typeof someMessage>): ChatEvent => ({
    name: 'chat/message-changed',
    payload: { message },
  });

  test('loses a removed text at once, and shows a restored one again [CHAT-12b]', () => {
    const emptied = reduceChat(held, change(someMessage({ id: 1, conversation, sender: anna, text: '' })));
    expect(emptied.windows[conversation]?.messages[1]?.quote).toMatchObject({ kind: 'text', text: '' });
    const back = reduceChat(
      emptied,
      change(someMessage({ id: 1, conversation, sender: anna, text: 'Koffie?' })),
    );
    expect(back.windows[conversation]?.messages[1]?.quote?.text).toBe('Koffie?');
  });

  test('stays when its own message is emptied and restored by events without a quote [CHAT-12b]', () => {
    const { quote, ...bare } = reply;
    const emptied = reduceChat(held, change({ ...bare, text: '' }));
    const back = reduceChat(emptied, change(bare));
    expect(back.windows[conversation]?.messages[1]?.quote).toEqual(quote);
  });
});
