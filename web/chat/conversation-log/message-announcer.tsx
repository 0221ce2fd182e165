import { useEffect, useRef, useState } from 'react';
import { reactionChanged } from '#contract/chat/events.ts';
import type { Message } from '#contract/chat/message.ts';
import type { Reaction } from '#contract/chat/reaction.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive } from '#web/platform/live/live.ts';
import { useMessageSummary } from '../inbox/message-summary.ts';
import styles from './message-announcer.module.css';

/** Keeps only the last announcements. Older ones are of no use. */
const kept = 3;

type Announcement =
  | { readonly key: string; readonly message: Message }
  | { readonly key: string; readonly message?: undefined; readonly reaction: Reaction };

/**
 * Announces incoming messages and reactions to screen readers while the conversation is open. Ignores existing
 * messages and loaded history. A changed reaction to a message replaces the one before.
 */
export function MessageAnnouncer({ other, messages }: { other: ProfileCard; messages: readonly Message[] }) {
  const text = useText();
  const words = useMessageSummary(other.name);
  const last = messages.at(-1)?.id ?? 0;
  const announced = useRef(last);
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const conversation = messages.at(-1)?.conversation;
  useEffect(() => {
    const known = announced.current;
    if (last <= known) return;
    announced.current = last;
    // The first page of a conversation that was not known yet.
    if (known === 0 && last > 1) return;
    const news = messages.filter((message) => message.id > known && message.sender === other.id);
    if (news.length > 0)
      setSaid((before) =>
        [...before, ...news.map((message) => ({ key: `${message.id}`, message }))].slice(-kept),
      );
  }, [last, messages, other.id]);
  useLive(reactionChanged, ({ member, reaction, message, ...change }) => {
    if (change.conversation !== conversation || member !== other.id) return;
    const key = `reaction ${message}`;
    setSaid((before) => [
      ...before.filter((one) => one.key !== key).slice(1 - kept),
      ...(reaction === null ? [] : [{ key, reaction }]),
    ]);
  });
  return (
    <div role="log" aria-live="polite" className={styles.hidden}>
      {said.map((one) => (
        <p key={one.key}>
          {one.message
            ? text('chat.said', { name: other.name, text: words(one.message) })
            : text('chat.reacted', { name: other.name, reaction: text(`chat.reaction.${one.reaction}`) })}
        </p>
      ))}
    </div>
  );
}
