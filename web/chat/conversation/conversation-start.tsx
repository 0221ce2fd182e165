import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/profile-name.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import styles from './conversation-start.module.css';

/** Conversations that a member may start for free (ACC-16). */
const freeConversations = 2;

/** Shows a new member their sign-up credits while none are spent (CHAT-4). */
function FreeMessages() {
  const text = useText();
  const wallet = useWallet();
  const { signup_credits: credits, message_credits: price } = useSettings();
  if (!wallet || wallet.paid_user || price === 0 || credits < price || wallet.credits < credits) return null;
  const messages = Math.floor(credits / price);
  return <p className={styles.free}>{text('chat.free', { messages, credits, most: freeConversations })}</p>;
}

/**
 * The start of a conversation: an encouragement while it is empty, and the explanation of a fictional profile
 * (SAFE-4).
 */
export function ConversationStart({ other, empty }: { other: ProfileCard; empty: boolean }) {
  const text = useText();
  const { name, fictional } = other;
  const { fictional_answers: answers } = useSettings();
  // Nothing can be sent where nobody answers, so nothing encourages to write (SAFE-6).
  if (fictional && answers === 'nobody') return null;
  return (
    <div className={empty ? styles.empty : undefined}>
      {empty ? (
        <EmptyState picture="sent" title={text('chat.empty_title', { name })} body={text('chat.empty_body')}>
          <FreeMessages />
        </EmptyState>
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
