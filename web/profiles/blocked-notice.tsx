import { IconBan } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { UnblockButton } from '#web/safety/unblock-button.tsx';
import styles from './blocked-notice.module.css';

/** Replaces the actions on a member: says that the user blocks them, with a button to unblock (SAFE-1). */
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
