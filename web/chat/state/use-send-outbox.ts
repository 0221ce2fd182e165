import { useCallback, useEffect, useRef } from 'react';
import { useLiveState } from '#web/platform/live.ts';
import { sendMessage } from '../data/send-message.ts';
import { isOutboxKey } from './outbox.ts';
import { useOwnId } from './own-id.ts';
import { sendOutbox } from './send-outbox.ts';
import { useChatStore } from './use-chat-store.ts';
import { useOutbox } from './use-outbox.ts';

const retryAfter = 15_000;

/** Two tabs must not send from the same outbox at once: it would be harmless, but out of order. */
const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};

/** Sends the outbox whenever something was added to it, when the connection is back, and now and then. Once in the frame. */
export function useSendOutbox(): void {
  const member = useOwnId();
  const store = useChatStore();
  const { outbox, outgoing } = useOutbox();
  const live = useLiveState();
  const running = useRef(false);

  const flush = useCallback(async () => {
    if (!outbox || member === null || running.current) return;
    running.current = true;
    try {
      await alone(`vonk.outbox.${member}`, async () => {
        await sendOutbox(outbox, store, sendMessage);
      });
    } finally {
      running.current = false;
    }
  }, [outbox, store, member]);

  // Added something, came back to life, or the page was opened with something left.
  useEffect(() => {
    if (outgoing.every((message) => message.failed !== null)) return;
    void flush();
    const now = () => void flush();
    const timer = setInterval(now, retryAfter);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [outgoing, flush]);

  useEffect(() => {
    if (live === 'connected') void flush();
  }, [live, flush]);

  useEffect(() => {
    if (!outbox || member === null) return;
    const written = (event: StorageEvent) => {
      if (isOutboxKey(event.key, member)) outbox.reload();
    };
    window.addEventListener('storage', written);
    return () => window.removeEventListener('storage', written);
  }, [outbox, member]);
}
