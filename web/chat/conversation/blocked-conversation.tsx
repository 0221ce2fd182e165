import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { BlockedNotice } from '#web/profiles/blocked-notice.tsx';
import styles from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';

/**
 * Replaces the conversation with a blocked member. The conversation is hidden until the member is unblocked.
 */
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
