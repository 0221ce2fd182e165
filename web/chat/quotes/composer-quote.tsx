import { IconX } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './quote.module.css';
import { QuoteWords } from './quote-words.tsx';
import { useQuoted } from './use-quoted.ts';

/** The message that the draft answers, above the text field. The cross drops it. */
export function ComposerQuote(props: { other: ProfileCard; quote: number; onDrop: () => void }) {
  const text = useText();
  const { other, quote, onDrop } = props;
  const quoted = useQuoted(other.id, quote);
  const by = quoted && (quoted.sender === other.id ? other.name : text('chat.said_by_you'));
  return (
    <section className={styles.answered} aria-label={text('chat.quote.answers')}>
      <div className={styles.block}>
        <QuoteWords quote={quoted} by={by} />
      </div>
      <button type="button" className={styles.drop} aria-label={text('chat.quote.drop')} onClick={onDrop}>
        <IconX size={20} aria-hidden />
      </button>
    </section>
  );
}
