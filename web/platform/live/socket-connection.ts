import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { LiveEvent, PayloadOf } from '#contract/kit/event.ts';
import { createEmitter } from '../emitter.ts';
import { sleep } from '../sleep.ts';

export type LiveState = 'off' | 'connecting' | 'connected';

type EventCallback = (payload: unknown) => void;
type Stop = () => void;

/**
 * The socket connection of one device. It reconnects by itself, and carries only data that is read again
 * after a gap.
 */
export interface SocketConnection {
  state(): LiveState;
  onState(listener: () => void): Stop;
  open(): void;
  /** Reopens the connection after the server closed it. */
  reopen(): void;
  close(): void;
  /** Subscribes to an event of the contract. An invalid payload is dropped. */
  subscribe<E extends LiveEvent>(event: E, subscribe: (payload: PayloadOf<E>) => void): Stop;
  /** Sends a message. It is lost without a connection, so it must carry no state. */
  send(name: string, payload: unknown): void;
  /** Calls the listener each time the connection opens. Earlier changes must be read from the server. */
  onConnected(listener: () => void): Stop;
  /**
   * Calls the listener when the server closes or refuses the connection, which then does not reconnect by
   * itself.
   */
  onEnded(listener: () => void): Stop;
}

/** Milliseconds before loading the connection is retried. */
const again = 5_000;

/** `connect` creates the socket, which then reconnects by itself. */
export function makeSocketConnection(connect: () => Promise<Socket>): SocketConnection {
  const hearers = new Map<string, Set<EventCallback>>();
  const [onState, onConnected, onEnded] = [createEmitter(), createEmitter(), createEmitter()];
  let socket: Socket | null = null;
  let state: LiveState = 'off';
  let wanted = 0;

  const setState = (next: LiveState) => {
    state = next;
    onState.emit();
  };

  const start = async (turn: number): Promise<void> => {
    const opened = await connect().catch(() => null);
    if (opened === null) {
      // The script failed to load. A connection that fails at the start is retried too.
      await sleep(again);
      return turn === wanted ? start(turn) : undefined;
    }
    // Closed in the meantime, and possibly opened again.
    if (turn !== wanted) {
      opened.close();
      return;
    }
    socket = opened;
    const endedByServer = () => {
      if (socket === opened && !opened.active) onEnded.emit();
    };
    const connected = () => {
      setState('connected');
      onConnected.emit();
    };
    opened.on('connect', connected);
    opened.on('disconnect', () => {
      if (socket === opened) setState('connecting');
      endedByServer();
    });
    opened.on('connect_error', endedByServer);
    opened.onAny((name: string, payload: unknown) => {
      for (const hear of hearers.get(name) ?? []) hear(payload);
    });
  };

  return {
    state: () => state,
    onState: onState.subscribe,
    open() {
      if (state !== 'off') return;
      wanted += 1;
      setState('connecting');
      void start(wanted);
    },
    reopen() {
      if (socket && !socket.active) socket.connect();
    },
    close() {
      wanted += 1;
      const closed = socket;
      socket = null;
      closed?.close();
      setState('off');
    },
    subscribe<E extends LiveEvent>(event: E, hear: (payload: PayloadOf<E>) => void) {
      const own: EventCallback = (payload) => {
        const read = z.safeParse<E['payload']>(event.payload, payload);
        if (read.success) hear(read.data);
      };
      const all = hearers.get(event.name) ?? new Set<EventCallback>();
      hearers.set(event.name, all.add(own));
      return () => {
        all.delete(own);
      };
    },
    send(name, payload) {
      if (socket?.connected) socket.emit(name, payload);
    },
    onConnected: onConnected.subscribe,
    onEnded: onEnded.subscribe,
  };
}
