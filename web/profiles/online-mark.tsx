import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './online-mark.module.css';

/**
 * "Nu online" with a dot for a member who is online. Renders nothing otherwise, and never for a fictional
 * profile (FIC-7).
 */
export function OnlineMark({ card }: { card: ProfileCard }) {
  const text = useText();
  if (!card.online || card.fictional) return null;
  return (
    <span className={styles.online}>
      <span className={styles.dot} aria-hidden="true" />
      {text('profiles.online')}
    </span>
  );
}
