import { useRef } from 'react';
import { typing } from '#contract/chat/events.ts';
import { sendLive } from '#web/platform/live/live.ts';

const again = 2_500;

/** Sends the typing indicator, at most every few seconds. Does nothing before there is a conversation. */
export function useSendTyping(conversation: number | null): () => void {
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (conversation === null || now - sentAt.current < again) return;
    sentAt.current = now;
    sendLive(typing, { conversation });
  };
}
