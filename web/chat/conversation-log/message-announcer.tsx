import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMessageSummary } from '../inbox/message-summary.ts';
import styles from './message-announcer.module.css';

/** Keeps only the last announcements. Older ones are of no use. */
const kept = 3;

/**
 * Announces incoming messages to screen readers while the conversation is open. Ignores existing messages and
 * loaded history.
 */
export function MessageAnnouncer({ other, messages }: { other: ProfileCard; messages: readonly Message[] }) {
  const text = useText();
  const words = useMessageSummary(other.name);
  const last = messages.at(-1)?.id ?? 0;
  const announced = useRef(last);
  const [said, setSaid] = useState<readonly Message[]>([]);
  useEffect(() => {
    const known = announced.current;
    if (last <= known) return;
    announced.current = last;
    // The first page of a conversation that was not known yet.
    if (known === 0 && last > 1) return;
    const news = messages.filter((message) => message.id > known && message.sender === other.id);
    if (news.length > 0) setSaid((before) => [...before, ...news].slice(-kept));
  }, [last, messages, other.id]);
  return (
    <div role="log" aria-live="polite" className={styles.hidden}>
      {said.map((message) => (
        <p key={message.id}>{text('chat.said', { name: other.name, text: words(message) })}</p>
      ))}
    </div>
  );
}
