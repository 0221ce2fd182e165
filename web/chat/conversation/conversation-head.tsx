import { IconBellOff, IconChevronLeft, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Chat } from '#contract/chat/chat.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { Avatar } from '../inbox/avatar.tsx';
import { MuteMenuItem } from '../inbox/mute-menu-item.tsx';
import { ChatCredits } from './chat-credits.tsx';
import styles from './conversation-head.module.css';
import { ConversationMenu } from './conversation-menu.tsx';

/** The header of a conversation: back link, the other member, and the balance. */
export function ConversationHead(props: {
  other: ProfileCard;
  /** Null if there is nothing to remove or search. */
  onRemove: (() => void) | null;
  onSearch?: (() => void) | null;
  /** Null if there is no conversation yet. */
  chat?: Chat | null;
  blocked?: boolean;
}) {
  const { other } = props;
  const text = useText();
  return (
    <header className={styles.head}>
      <Link to="/chats" className={styles.back} aria-label={text('chat.back')}>
        <IconChevronLeft size={26} aria-hidden />
      </Link>
      <Link to={`/members/${other.id}`} className={styles.who}>
        <Avatar card={other} size="medium" />
        <h1 className={styles.name}>
          <ProfileName card={other} />
        </h1>
        {props.chat?.muted ? (
          <IconBellOff size={18} className={styles.muted} role="img" aria-label={text('chat.muted')} />
        ) : null}
      </Link>
      <ChatCredits />
      <QuickExit />
      <ConversationMenu other={other} onRemove={props.onRemove} blocked={props.blocked ?? false}>
        {props.onSearch ? (
          <button type="button" data-menu-item onClick={props.onSearch}>
            <IconSearch size={20} aria-hidden />
            {text('chat.search_short')}
          </button>
        ) : null}
        {props.chat ? <MuteMenuItem chat={props.chat} /> : null}
      </ConversationMenu>
    </header>
  );
}
