import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useMedia } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
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

// Its script and its question to the server are only for screens with room for it.
const PartnerPane = lazyComponent(() =>
  import('../partner/partner-pane.tsx').then((part) => part.PartnerPane),
);

const threePanes = '(min-width: 75em)';

/**
 * Only the conversation on a phone, the list beside it on wider screens (CHAT-1), and the other member as a
 * third pane from 1200 px.
 */
export function ChatScreen(props: {
  current: number | null;
  /** The other member, shown beside the conversation where three panes fit. */
  other?: ProfileCard | undefined;
  children: ReactNode;
}) {
  const text = useText();
  const { current, other, children } = props;
  const isWide = useMedia(threePanes);
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
      <aside className={styles.partner} aria-label={text('chat.partner', { name: other?.name ?? '' }).trim()}>
        {isWide && other ? <PartnerPane key={other.id} part={{ card: other }} onMissing={() => {}} /> : null}
      </aside>
    </div>
  );
}
