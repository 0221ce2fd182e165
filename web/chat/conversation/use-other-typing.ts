import { useEffect, useState } from 'react';
import { otherTyping } from '#contract/chat/events.ts';
import { useLive } from '#web/platform/live/live.ts';

const fades = 5_000;

/** Whether the other member is typing now. Ends with their message or after silence. */
export function useOtherTyping(conversation: number | null, lastMessage: number): boolean {
  const [heard, setHeard] = useState<{ conversation: number; after: number; at: number } | null>(null);
  useLive(otherTyping, (typing) => {
    setHeard({ conversation: typing.conversation, after: lastMessage, at: Date.now() });
  });
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setHeard(null), fades);
    return () => clearTimeout(timer);
  }, [heard]);
  return heard !== null && heard.conversation === conversation && heard.after === lastMessage;
}
