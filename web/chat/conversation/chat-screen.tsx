import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ChatList } from '../inbox/chat-list.tsx';
import styles from './chat-screen.module.css';

/** Parses an id from a path. Anything else is a 404. */
export function idFromParam(value: string | undefined): number {
  const id = Number(value);
  if (!/^[1-9]\d{0,15}$/.test(value ?? '') || !Number.isSafeInteger(id)) {
    throw new Response(null, { status: 404 });
  }
  return id;
}

/** Shows the list beside the conversation on wide screens, and only the conversation on a phone (CHAT-1). */
export function ChatScreen({ current, children }: { current: number | null; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.screen}>
      <nav className={styles.side} aria-label={text('chat.list')}>
        <div className={styles.head}>
          <Link to="/chats" className={styles.title}>
            {text('chat.title')}
          </Link>
          <Link to="/members" className={styles.way} aria-label={text('chat.members')}>
            <IconSearch size={22} aria-hidden />
          </Link>
        </div>
        <div className={styles.list}>
          <ChatList current={current} />
        </div>
      </nav>
      <div className={styles.pane}>{children}</div>
    </div>
  );
}
