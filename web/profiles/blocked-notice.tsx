import { IconBan } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { UnblockButton } from '#web/safety/unblock-button.tsx';
import styles from './blocked-notice.module.css';

/** In place of what one could do with a member: that one blocks them, and the way back (SAFE-1). */
export function BlockedNotice({ card }: { card: ProfileCard }) {
  const text = useText();
  return (
    <div className={styles.notice}>
      <IconBan size={24} aria-hidden className={styles.icon} />
      <p className={styles.words}>{text('profiles.blocked.notice', { name: card.name })}</p>
      <UnblockButton id={card.id} name={card.name} />
    </div>
  );
}
