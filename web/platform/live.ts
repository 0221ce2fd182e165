import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { type LiveEvent, livePath, type PayloadOf, pageInView } from '#contract/kit/event.ts';

export type LiveState = 'off' | 'connecting' | 'connected';

type Hear = (payload: unknown) => void;

const hearers = new Map<string, Set<Hear>>();
const connectedListeners = new Set<() => void>();
const endedListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();
let socket: Socket | null = null;
let state: LiveState = 'off';
let wanted = false;

const setState = (next: LiveState) => {
  state = next;
  for (const listener of stateListeners) listener();
};

const tellEnded = () => {
  for (const listener of endedListeners) listener();
};

/** Whoever has us in view is not told by push (NOTIF-3). */
const tellInView = () => {
  if (socket?.connected) socket.emit(pageInView, document.visibilityState === 'visible');
};

const open = async () => {
  const { io } = await import('socket.io-client');
  if (!wanted || socket) return;
  const opened = io({ path: livePath, transports: ['websocket', 'polling'], withCredentials: true });
  socket = opened;
  opened.on('connect', () => {
    if (document.visibilityState === 'hidden') tellInView();
    setState('connected');
    for (const listener of connectedListeners) listener();
  });
  opened.on('disconnect', () => {
    setState('connecting');
    if (wanted && !opened.active) tellEnded();
  });
  opened.on('connect_error', () => {
    if (wanted && !opened.active) tellEnded();
  });
  opened.onAny((name: string, payload: unknown) => {
    for (const hear of hearers.get(name) ?? []) hear(payload);
  });
};

/** The shell opens the line when a member is there. */
export function openLive(): void {
  if (wanted) return;
  wanted = true;
  setState('connecting');
  document.addEventListener('visibilitychange', tellInView);
  void open();
}

/** Opens it again after the server ended it. */
export function reopenLive(): void {
  if (socket && !socket.active) socket.connect();
}

/**
 * Tells when the server ended the line, or does not let it open: it does not come back by itself then, and maybe the
 * login was ended from another device. Returns the way to stop listening.
 */
export function onLiveEnded(listener: () => void): () => void {
  endedListeners.add(listener);
  return () => endedListeners.delete(listener);
}

/** … and closes it on log-out. */
export function closeLive(): void {
  wanted = false;
  document.removeEventListener('visibilitychange', tellInView);
  socket?.close();
  socket = null;
  setState('off');
}

/** Says something over the line, such as "typing". Lost when there is no connection: it carries no state. */
export function sendLive<E extends LiveEvent>(event: E, payload: PayloadOf<E>): void {
  if (socket?.connected) socket.emit(event.name, payload);
}

/** Hears an event of the contract while the component is there: `useLive(messageAdded, (message) => …)`. */
export function useLive<E extends LiveEvent>(event: E, hear: (payload: PayloadOf<E>) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const own: Hear = (payload) => {
      const read = z.safeParse<E['payload']>(event.payload, payload);
      if (read.success) latest.current(read.data);
    };
    const all = hearers.get(event.name) ?? new Set<Hear>();
    hearers.set(event.name, all.add(own));
    return () => {
      all.delete(own);
    };
  }, [event]);
}

/**
 * Runs each time the line opens: read from the server what came between the page's own reading and the open
 * line, or while the line was lost.
 */
export function useLiveConnected(catchUp: () => void): void {
  const latest = useRef(catchUp);
  useEffect(() => {
    latest.current = catchUp;
  });
  useEffect(() => {
    const own = () => latest.current();
    connectedListeners.add(own);
    return () => {
      connectedListeners.delete(own);
    };
  }, []);
}

const subscribe = (listener: () => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'off',
  );
}
