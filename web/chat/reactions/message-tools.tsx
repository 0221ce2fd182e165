import { IconArrowBackUp, IconMoodPlus } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './message-tools.module.css';

/**
 * The buttons beside a message: visible under the mouse, and on focus. A keyboard and a screen reader use the
 * first one, whose panel also holds the answer.
 */
export function MessageTools(props: {
  /** The sender. Null for an own message. */
  by: string | null;
  /** Null if neither a reaction nor an answer is possible here. */
  onOpen: (() => void) | null;
  onReply: (() => void) | null;
}) {
  const text = useText();
  return (
    <div className={styles.tools}>
      {props.onOpen ? (
        <button
          type="button"
          className={styles.tool}
          aria-haspopup="dialog"
          aria-label={
            props.by === null ? text('chat.react_to_own') : text('chat.react_to', { name: props.by })
          }
          onClick={props.onOpen}
        >
          <IconMoodPlus size={20} aria-hidden />
        </button>
      ) : null}
      {props.onReply ? (
        <button
          type="button"
          className={`${styles.tool} ${styles.mouse}`}
          title={text('chat.reply')}
          aria-hidden
          tabIndex={-1}
          onClick={props.onReply}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
