import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { BlockedNotice } from '#web/profiles/blocked-notice.tsx';
import styles from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';

/** Where the conversation with somebody would stand whom one blocks: it is out of sight, and comes back with them. */
export function BlockedConversation({ other }: { other: ProfileCard }) {
  return (
    <div className={styles.conversation}>
      <ConversationHead other={other} onRemove={null} onSearch={null} blocked />
      <div className={styles.waiting}>
        <BlockedNotice card={other} />
      </div>
    </div>
  );
}
