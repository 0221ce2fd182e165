import type { Quote } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './quote.module.css';
import { QuoteWords } from './quote-words.tsx';

/** The quoted message above the words of an answer. A tap shows the original in the conversation. */
export function QuoteBlock(props: {
  quote: Quote | null;
  /** The author. Null if unknown here. */
  by: string | null;
  /** Null if the original cannot be shown, for example because it was removed. */
  onShow: (() => void) | null;
}) {
  const text = useText();
  const { quote, by, onShow } = props;
  const words = <QuoteWords quote={quote} by={by} />;
  return onShow ? (
    <button type="button" className={styles.block} title={text('chat.quote.show')} onClick={onShow}>
      <span className={styles.unseen}>{text('chat.quote.answers')} </span>
      {words}
    </button>
  ) : (
    <div className={styles.block}>
      <span className={styles.unseen}>{text('chat.quote.answers')} </span>
      {words}
    </div>
  );
}
