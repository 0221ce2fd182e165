import { IconGift, IconPhoto } from '@tabler/icons-react';
import type { Quote } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMessageSummary } from '../inbox/message-summary.ts';
import styles from './quote.module.css';

/** Author and shortened words of a quoted message. A quote is null if this device does not hold it. */
export function QuoteWords({ quote, by }: { quote: Quote | null; by: string | null }) {
  const text = useText();
  const words = useMessageSummary();
  return (
    <>
      {by === null ? null : <span className={styles.by}>{by}</span>}
      <span className={styles.words}>
        <span>
          {quote?.kind === 'image' ? <IconPhoto size={15} aria-hidden className={styles.icon} /> : null}
          {quote?.kind === 'gift' ? <IconGift size={15} aria-hidden className={styles.icon} /> : null}
          {quote === null ? text('chat.quote.earlier') : words(quote)}
        </span>
      </span>
    </>
  );
}
