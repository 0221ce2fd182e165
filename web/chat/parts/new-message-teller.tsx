import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMessageWords } from '../state/message-words.ts';
import styles from './new-message-teller.module.css';

/** Reads out what the other says while the conversation is open; not what was there, and not older pages. */
export function NewMessageTeller({ other, last }: { other: ProfileCard; last: Message | undefined }) {
  const text = useText();
  const wordsOf = useMessageWords();
  const told = useRef(last?.id ?? 0);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!last || last.id <= told.current) return;
    const first = told.current === 0 && last.id > 1;
    told.current = last.id;
    if (last.sender === other.id && !first)
      setWords(text('chat.said', { name: other.name, text: wordsOf(last) }));
  }, [last, other, text, wordsOf]);
  return (
    <div role="log" aria-live="polite" className={styles.hidden}>
      {words}
    </div>
  );
}
