import { useEffect, useEffectEvent } from 'react';
import { type LiveEvent, livePath, type PayloadOf, pageInView } from '#contract/kit/event.ts';
import { makeSocketConnection } from './socket-connection.ts';

/** The socket connection of this page. */
export const connection = makeSocketConnection(async () => {
  const { io } = await import('socket.io-client');
  return io({ path: livePath, transports: ['websocket', 'polling'], withCredentials: true });
});

/** A member with one of our pages in view gets no push (NOTIF-3). */
const sendPageInView = () => connection.send(pageInView, document.visibilityState === 'visible');

connection.onConnected(() => {
  if (document.visibilityState === 'hidden') sendPageInView();
});

/** Opens the connection. The shell calls this when a member is logged in. */
export function openLive(): void {
  if (connection.state() !== 'off') return;
  document.addEventListener('visibilitychange', sendPageInView);
  connection.open();
}

/** Reopens the connection after the server closed it. */
export function reopenLive(): void {
  connection.reopen();
}

/**
 * Calls the listener when the server closes or refuses the connection. It does not reconnect by itself then;
 * the session may have been ended on another device. Returns the function to unsubscribe.
 */
export const onLiveEnded = connection.onEnded;

/** Closes the connection on log-out. */
export function closeLive(): void {
  document.removeEventListener('visibilitychange', sendPageInView);
  connection.close();
}

/**
 * Sends a message over the connection, such as "typing". It is lost without a connection, so it must carry no
 * state.
 */
export function sendLive<E extends LiveEvent>(event: E, payload: PayloadOf<E>): void {
  connection.send(event.name, payload);
}

/**
 * Subscribes to an event of the contract while the component is mounted: `useLive(messageAdded, (message) =>
 * …)`.
 */
export function useLive<E extends LiveEvent>(event: E, hear: (payload: PayloadOf<E>) => void): void {
  const onEvent = useEffectEvent(hear);
  useEffect(() => connection.subscribe(event, (payload) => onEvent(payload)), [event]);
}

/**
 * Calls `catchUp` each time the connection opens. It reads what was missed between the page's own read and
 * the connection, or during a gap.
 */
export function useLiveConnected(catchUp: () => void): void {
  const onConnected = useEffectEvent(catchUp);
  useEffect(() => connection.onConnected(() => onConnected()), []);
}
