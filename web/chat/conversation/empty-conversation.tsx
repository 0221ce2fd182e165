import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import styles from './conversation.module.css';
import head from './conversation-head.module.css';

/**
 * Replaces a conversation that is missing or still loading. Offers the way back and the quick exit (CHAT-1,
 * TRUST-8).
 */
export function EmptyConversation({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.conversation}>
      <header className={head.head}>
        <Link to="/chats" className={head.back} aria-label={text('chat.back')}>
          <IconChevronLeft size={26} aria-hidden />
        </Link>
        <h1 className={head.none}>{text('chat.title')}</h1>
        <QuickExit />
      </header>
      {children}
    </div>
  );
}
