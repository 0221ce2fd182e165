import { useEffect, useRef } from 'react';
import { type LiveEvent, livePath, type PayloadOf, pageInView } from '#contract/kit/event.ts';
import { makeLine } from './socket-connection.ts';

/** The one line of this page. */
export const line = makeLine(async () => {
  const { io } = await import('socket.io-client');
  return io({ path: livePath, transports: ['websocket', 'polling'], withCredentials: true });
});

/** Whoever has us in view is not told by push (NOTIF-3). */
const tellInView = () => line.say(pageInView, document.visibilityState === 'visible');

line.onConnected(() => {
  if (document.visibilityState === 'hidden') tellInView();
});

/** The shell opens the line when a member is there. */
export function openLive(): void {
  if (line.state() !== 'off') return;
  document.addEventListener('visibilitychange', tellInView);
  line.open();
}

/** Opens it again after the server ended it. */
export function reopenLive(): void {
  line.reopen();
}

/**
 * Tells when the server ended the line, or does not let it open: it does not come back by itself then, and maybe the
 * login was ended from another device. Returns the way to stop listening.
 */
export const onLiveEnded = line.onEnded;

/** … and closes it on log-out. */
export function closeLive(): void {
  document.removeEventListener('visibilitychange', tellInView);
  line.close();
}

/** Says something over the line, such as "typing". Lost when there is no connection: it carries no state. */
export function sendLive<E extends LiveEvent>(event: E, payload: PayloadOf<E>): void {
  line.say(event.name, payload);
}

/** Hears an event of the contract while the component is there: `useLive(messageAdded, (message) => …)`. */
export function useLive<E extends LiveEvent>(event: E, hear: (payload: PayloadOf<E>) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => line.hear(event, (payload) => latest.current(payload)), [event]);
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
  useEffect(() => line.onConnected(() => latest.current()), []);
}
