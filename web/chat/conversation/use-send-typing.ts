import { useRef } from 'react';
import { typing } from '#contract/chat/events.ts';
import { sendLive } from '#web/platform/live/live.ts';

const again = 2_500;

/** Tells the other that one is typing, at most every few seconds; before there is a conversation nobody hears it. */
export function useTellTyping(conversation: number | null): () => void {
  const told = useRef(0);
  return () => {
    const now = Date.now();
    if (conversation === null || now - told.current < again) return;
    told.current = now;
    sendLive(typing, { conversation });
  };
}
