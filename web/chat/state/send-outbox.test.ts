import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat } from '#contract/chat/chat.ts';
import { emptyChatState, messagesOf, withMessages } from '#contract/chat/chat-state.ts';
import type { sendMessage } from '#contract/chat/send-message.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { type ChatStore, chatStoreOf } from './chat-store.ts';
import { makeOutbox, type Outbox, type Outgoing } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

const me = 1;
const other = 2;
const conversation = 77;

const chat: Chat = {
  conversation,
  profile: {
    id: other,
    name: 'Bram',
    fictional: false,
    age: 30,
    gender: 'male',
    country: 'NL',
    region: null,
    place: null,
    online: false,
    main_image: null,
  },
  num_unread_messages: 0,
  last_message: null,
  read_up_to: 0,
  removed_up_to: 0,
  other_read_up_to: 0,
};

const written = (text: string): Outgoing => ({
  client_id: crypto.randomUUID(),
  profile: other,
  text,
  gift: null,
  written_at: '2026-01-01T12:00:00.000Z',
  failed: null,
});

/** A server that remembers by client id, as ours does. */
const makeServer = () => {
  const stored: Outgoing[] = [];
  return {
    stored,
    answer(message: Outgoing): AnswerOf<typeof sendMessage> {
      if (!stored.some(({ client_id }) => client_id === message.client_id)) stored.push(message);
      const id = stored.findIndex(({ client_id }) => client_id === message.client_id) + 1;
      const { client_id, text, gift } = message;
      const sent = {
        id,
        conversation,
        sender: me,
        kind: 'text' as const,
        text,
        gift,
        sent_at: message.written_at,
        client_id,
      };
      return { message: sent, chat: { ...chat, last_message: sent, read_up_to: id }, credits: 5 };
    },
  };
};

const noAnswer = new ApiProblem({ code: 'network', status: 0 });

let outbox: Outbox;
let store: ChatStore;

beforeEach(() => {
  localStorage.clear();
  outbox = makeOutbox(localStorage, me);
  store = chatStoreOf(new QueryClient(), me);
  store.change(() => withMessages(emptyChatState, { chat, messages: [], has_more: false }));
});

const shown = () => messagesOf(store.read(), conversation).map(({ text }) => text);

describe('the outbox', () => {
  test('[CHAT-3] sends in the order things were written, and each leaves it when it is confirmed', async () => {
    const server = makeServer();
    for (const text of ['een', 'twee', 'drie']) outbox.add(written(text));
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('sent');
    expect(shown()).toEqual(['een', 'twee', 'drie']);
    expect(outbox.read()).toEqual([]);
  });

  test('[CHAT-3] an answer that got lost costs nothing: the same client id goes again and shows once', async () => {
    const server = makeServer();
    outbox.add(written('een'));
    const lost = async (message: Outgoing) => {
      server.answer(message);
      throw noAnswer;
    };
    expect(await sendOutbox(outbox, store, lost)).toBe('later');
    expect(outbox.read()).toHaveLength(1);
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('sent');
    expect(server.stored).toHaveLength(1);
    expect(shown()).toEqual(['een']);
  });

  test('[SHELL-10] what was written without a connection outlives a reload and keeps its order', async () => {
    outbox.add(written('een'));
    outbox.add(written('twee'));
    const offline = async () => {
      throw noAnswer;
    };
    expect(await sendOutbox(outbox, store, offline)).toBe('later');
    const server = makeServer();
    const reloaded = makeOutbox(localStorage, me);
    expect(await sendOutbox(reloaded, store, async (message) => server.answer(message))).toBe('sent');
    expect(server.stored.map(({ text }) => text)).toEqual(['een', 'twee']);
    expect(localStorage.length).toBe(0);
  });

  test('[CHAT-3] what is refused stays, marked, and waits for the member; the rest goes on', async () => {
    const server = makeServer();
    outbox.add(written('te duur'));
    outbox.add(written('twee'));
    const refusing = async (message: Outgoing) => {
      if (message.text === 'twee') return server.answer(message);
      throw new ApiProblem({
        code: 'insufficient_credits',
        status: 409,
        detail: 'Je hebt onvoldoende credits',
      });
    };
    expect(await sendOutbox(outbox, store, refusing)).toBe('sent');
    const [left] = outbox.read();
    expect(left).toMatchObject({ text: 'te duur', failed: { detail: 'Je hebt onvoldoende credits' } });
    outbox.retry(left?.client_id ?? '');
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('sent');
    expect(server.stored.at(-1)?.client_id).toBe(left?.client_id);
    expect(outbox.read()).toEqual([]);
  });

  test('[CHAT-3] another member of the same browser sees nothing of it', () => {
    outbox.add(written('een'));
    expect(makeOutbox(localStorage, other).read()).toEqual([]);
  });
});
