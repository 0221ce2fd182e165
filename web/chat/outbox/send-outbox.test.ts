import { beforeEach, describe, expect, test } from 'vitest';
import { emptyChatState, messagesOf, withMessages } from '#contract/chat/chat-state.ts';
import type { sendMessage as operation } from '#contract/chat/send-message.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { createStore } from '#web/platform/store.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { isHeldForStart } from './held-for-start.ts';
import { makeOutbox, type Outbox, type Outgoing, type Written } from './outbox.ts';
import { sendMessage, sendOutbox } from './send-outbox.ts';

const me = 1;
const other = 2;
const conversation = 77;

const chat = someChat({ conversation, profile: someCard({ id: other }), last_message: null, read_up_to: 0 });

const written = (text: string, profile = other): Written => ({
  client_id: crypto.randomUUID(),
  profile,
  text,
  gift: null,
  written_at: '2026-01-01T12:00:00.000Z',
});

const outgoing = (text: string): Outgoing => ({
  ...written(text),
  quote: null,
  failed: null,
  turn: 1,
  delivered: false,
});

/** A server that deduplicates by client id, as ours does. */
const makeServer = () => {
  const stored: Outgoing[] = [];
  return {
    stored,
    answer(message: Outgoing): AnswerOf<typeof operation> {
      if (!stored.some(({ client_id }) => client_id === message.client_id)) stored.push(message);
      const id = stored.findIndex(({ client_id }) => client_id === message.client_id) + 1;
      const { client_id, text, gift } = message;
      const sent = someMessage({
        id,
        conversation,
        sender: me,
        text,
        gift,
        sent_at: message.written_at,
        client_id,
      });
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
  store = createStore(withMessages(emptyChatState, { chat, messages: [], has_more: false }));
});

const shown = () => messagesOf(store.read(), conversation).map(({ text }) => text);

describe('the outbox', () => {
  test('sends in the order of writing and removes each message once it is confirmed [CHAT-3d]', async () => {
    const server = makeServer();
    for (const text of ['een', 'twee', 'drie']) outbox.add(written(text));
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('done');
    expect(shown()).toEqual(['een', 'twee', 'drie']);
    expect(outbox.read()).toEqual([]);
  });

  test('resends under the same client id after a lost answer and shows the message once [CHAT-3d]', async () => {
    const server = makeServer();
    outbox.add(written('een'));
    const lost = async (message: Outgoing) => {
      server.answer(message);
      throw noAnswer;
    };
    expect(await sendOutbox(outbox, store, lost)).toBe('later');
    expect(outbox.read()).toHaveLength(1);
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('done');
    expect(server.stored).toHaveLength(1);
    expect(shown()).toEqual(['een']);
  });

  test('keeps messages written offline, in order, across a reload [SHELL-10b]', async () => {
    outbox.add(written('een'));
    outbox.add(written('twee'));
    const offline = async () => {
      throw noAnswer;
    };
    expect(await sendOutbox(outbox, store, offline)).toBe('later');
    const server = makeServer();
    const reloaded = makeOutbox(localStorage, me);
    expect(await sendOutbox(reloaded, store, async (message) => server.answer(message))).toBe('done');
    expect(server.stored.map(({ text }) => text)).toEqual(['een', 'twee']);
    expect(localStorage.length).toBe(0);
  });

  test('keeps the quote of an answer written offline, and entries of older versions have none [CHAT-12c]', async () => {
    outbox.add({ ...written('Koffie'), quote: 4 });
    const old = { ...outgoing('oud'), turn: 0 };
    const { quote: _, ...stored } = old;
    localStorage.setItem(`vonk.outbox.${me}.${old.client_id}`, JSON.stringify(stored));
    const asked: unknown[] = [];
    const call = async (_: unknown, input: unknown) => {
      asked.push(input);
      throw noAnswer;
    };
    for (const message of makeOutbox(localStorage, me).read())
      await sendMessage(call as unknown as BoundCall, message).catch(() => {});
    expect(asked).toMatchObject([{ text: 'oud' }, { text: 'Koffie', quote: 4 }]);
    expect(asked[0]).not.toHaveProperty('quote');
  });

  test('keeps a refused message, marked, and continues with the rest [CHAT-3d]', async () => {
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
    expect(await sendOutbox(outbox, store, refusing)).toBe('done');
    const [left] = outbox.read();
    expect(left).toMatchObject({ text: 'te duur', failed: { detail: 'Je hebt onvoldoende credits' } });
    outbox.retry(left?.client_id ?? '');
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('done');
    expect(server.stored.at(-1)?.client_id).toBe(left?.client_id);
    expect(outbox.read()).toEqual([]);
  });

  test('stops at a message that needs the start of waiting credits, and keeps the order [CRED-14a, CHAT-3d]', async () => {
    const server = makeServer();
    for (const text of ['een', 'twee']) outbox.add(written(text));
    const asked: string[] = [];
    const refusing = async (message: Outgoing) => {
      asked.push(message.text);
      throw new ApiProblem({ code: 'start_consent_required', status: 409, detail: 'Er wachten 10 credits' });
    };
    const ids = outbox.read().map(({ client_id }) => client_id);
    expect(await sendOutbox(outbox, store, refusing)).toBe('done');
    expect(asked).toEqual(['een']);
    expect(outbox.read().every(isHeldForStart)).toBe(true);
    for (const id of ids) outbox.retry(id);
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('done');
    expect(server.stored.map(({ client_id }) => client_id)).toEqual(ids);
  });

  test('delays only later messages to a receiver who cannot be reached [SHELL-10b]', async () => {
    const server = makeServer();
    for (const text of ['een', 'twee']) outbox.add(written(text, 3));
    outbox.add(written('drie'));
    const one = async (message: Outgoing) => {
      if (message.profile === 3) throw noAnswer;
      return server.answer(message);
    };
    expect(await sendOutbox(outbox, store, one)).toBe('later');
    expect(server.stored.map(({ text }) => text)).toEqual(['drie']);
    expect(outbox.read().map(({ text }) => text)).toEqual(['een', 'twee']);
  });

  test('waits as long as the server asks [NOTIF-4a]', async () => {
    outbox.add(written('een'));
    const busy = async () => {
      throw new ApiProblem({ code: 'too_many_requests', status: 429, retryAfter: 7 });
    };
    expect(await sendOutbox(outbox, store, busy)).toEqual({ seconds: 7 });
  });

  test('neither sends nor loses messages while another member is logged in [CHAT-3d]', async () => {
    outbox.add(written('een'));
    const refusing = async () => {
      throw new ApiProblem({ code: 'other_member', status: 409 });
    };
    expect(await sendOutbox(outbox, store, refusing)).toBe('later');
    expect(outbox.read()).toMatchObject([{ text: 'een', failed: null }]);
  });

  test('keeps a message whose position is unknown visible and does not resend it [CHAT-6c]', async () => {
    const server = makeServer();
    server.stored.push(...['een', 'twee'].map((text) => ({ ...outgoing(text) })));
    outbox.add(written('drie'));
    expect(await sendOutbox(outbox, store, async (message) => server.answer(message))).toBe('done');
    expect(shown()).toEqual([]);
    expect(outbox.read()).toMatchObject([{ text: 'drie', delivered: true }]);
    expect(outbox.next(other)).toBeUndefined();
  });

  test('hides the outbox from other members of the same browser [CHAT-3d]', () => {
    outbox.add(written('een'));
    expect(makeOutbox(localStorage, other).read()).toEqual([]);
  });
});
