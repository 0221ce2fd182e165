import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/fictional-label.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import styles from './conversation-start.module.css';

/** Before the first message: a nudge while there is none, and what a fictional profile is (SAFE-4). */
export function ConversationStart({ other, empty }: { other: ProfileCard; empty: boolean }) {
  const text = useText();
  const { name, fictional } = other;
  return (
    <div className={empty ? styles.empty : undefined}>
      {empty ? (
        <EmptyState
          picture="sent"
          title={text('chat.empty_title', { name })}
          body={text('chat.empty_body')}
        />
      ) : (
        <p className={styles.beginning}>{text('chat.beginning')}</p>
      )}
      {fictional ? (
        <div className={styles.note}>
          <FictionalLabel />
          <p>{text('chat.fictional_note', { name })}</p>
        </div>
      ) : null}
    </div>
  );
}
