import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './avatar.module.css';

/**
 * A member's round picture. Shows a dot if the member is online, but never on a fictional profile (FIC-7).
 */
export function Avatar({ card, size }: { card: ProfileCard; size: 'medium' | 'large' }) {
  const text = useText();
  const online = card.online && !card.fictional;
  return (
    <span className={`${styles.avatar} ${styles[size]}`}>
      <span className={styles.picture}>
        <Picture image={card.main_image} name={card.name} alt="" size="thumb" />
      </span>
      {online ? <span className={styles.online} role="img" aria-label={text('chat.online')} /> : null}
    </span>
  );
}
