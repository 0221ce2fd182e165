import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { emptyChatState, messagesOf, withMessages } from '#contract/chat/chat-state.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { livePath } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import { makeChatDevice } from '#web/chat/chat-device.ts';
import { callOver, type Transport } from '#web/platform/api/api.ts';
import { makeSocketConnection } from '#web/platform/live/socket-connection.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import { memoryStorage } from '../samples/memory-storage.ts';

/** A conversation of a device, and the other member. */
export interface ConversationOf {
  readonly conversation: Id;
  readonly other: Id;
}

export interface ChatClient {
  /** Reads the conversations, as their pages do, and starts to synchronise. */
  enter(talks: readonly ConversationOf[]): Promise<void>;
  write(to: Id, text: string): void;
  /** The messages that the conversation's page shows, oldest first. */
  shown(talk: ConversationOf): string[];
  /** The shown messages that the server has confirmed. */
  confirmed(talk: ConversationOf): string[];
  /** True if no message waits and no gap is known. */
  isIdle(): boolean;
  /** Calls the listener after each change of the shown messages. */
  onChange(listener: () => void): void;
  readonly timesConnected: () => number;
  leave(): void;
}

const always = { isInView: () => true, onChange: () => () => {} };

/**
 * A member's device without a page. It uses the product's own store, outbox, socket connection and
 * synchronisation over a real socket and real HTTP. The cookie is the member's id (`memberIdCookieWiring`).
 */
export function makeChatClient(url: string, member: Id): ChatClient {
  const cookie = `vonk_session=${member}`;
  const transport: Transport = {
    origin: url,
    send(request) {
      request.headers.set('cookie', cookie);
      return fetch(request);
    },
  };
  const call: BoundCall = (operation, input, options) => callOver(transport, operation, input, options);
  const device = makeChatDevice({ member, shelf: memoryStorage(), first: emptyChatState });
  const { store, outbox } = device;
  const line = makeSocketConnection(async () =>
    io(url, {
      path: livePath,
      forceNew: true,
      transports: ['websocket', 'polling'],
      extraHeaders: { cookie },
    }),
  );
  let connected = 0;
  let stop = () => {};

  const confirmed = ({ conversation }: ConversationOf) =>
    messagesOf(store.read(), conversation).map(({ text }) => text);

  return {
    async enter(talks) {
      for (const { conversation } of talks) {
        const page = await call(getMessages, { conversation });
        store.change((state) => withMessages(state, page));
      }
      line.onConnected(() => {
        connected += 1;
      });
      // Each device is a separate browser, so there is no other tab to wait for.
      stop = device.sync({ call, line, view: always, alone: (work) => work(), onGone: () => {} });
      line.open();
    },
    write: (profile, text) =>
      outbox.add({
        client_id: randomUUID(),
        profile,
        text,
        gift: null,
        written_at: new Date().toISOString(),
      }),
    shown(talk) {
      const messages = messagesOf(store.read(), talk.conversation);
      const known = new Set(messages.map(({ client_id }) => client_id));
      const waiting = outbox
        .read()
        .filter(({ profile, client_id }) => profile === talk.other && !known.has(client_id));
      return [...messages, ...waiting].map(({ text }) => text);
    },
    confirmed,
    isIdle: () => outbox.read().length === 0 && Object.keys(store.read().behind).length === 0,
    onChange(listener) {
      store.subscribe(listener);
      outbox.subscribe(listener);
    },
    timesConnected: () => connected,
    leave() {
      stop();
      line.close();
    },
  };
}
