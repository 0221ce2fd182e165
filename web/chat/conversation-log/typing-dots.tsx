import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './typing-dots.module.css';

/** The typing indicator of the other member. */
export function TypingDots({ name }: { name: string }) {
  const text = useText();
  return (
    <div className={styles.dots} role="img" aria-label={text('chat.typing', { name })}>
      <span />
      <span />
      <span />
    </div>
  );
}
