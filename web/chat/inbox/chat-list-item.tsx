import { IconBellOff } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import type { Chat } from '#contract/chat/chat.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Avatar } from './avatar.tsx';
import styles from './chat-list-item.module.css';
import { useMessageSummary } from './message-summary.ts';
import { useMessageTimes } from './message-times.ts';

/** A conversation in the list: member, last message, time and unread count. */
export function ChatListItem({ chat, current }: { chat: Chat; current: boolean }) {
  const text = useText();
  const words = useMessageSummary(chat.profile.name);
  const { shortText } = useMessageTimes();
  const { profile, last_message: last, num_unread_messages: unread, muted } = chat;
  const own = last !== null && last.sender !== profile.id;
  return (
    <NavLink
      to={`/chats/${chat.conversation}`}
      className={styles.item ?? ''}
      aria-current={current ? 'page' : undefined}
      data-unread={unread > 0}
    >
      <Avatar card={profile} size="large" />
      <span className={styles.body}>
        <span className={styles.head}>
          <span className={styles.name}>
            <ProfileName card={profile} age={false} />
          </span>
          {muted ? (
            <IconBellOff size={16} className={styles.muted} role="img" aria-label={text('chat.muted')} />
          ) : null}
          {last ? (
            <time className={styles.time} dateTime={last.sent_at}>
              {shortText(last.sent_at)}
            </time>
          ) : null}
        </span>
        <span className={styles.foot}>
          <span className={styles.words}>
            {last ? (own ? text('chat.from_you', { text: words(last) }) : words(last)) : null}
          </span>
          {unread > 0 ? (
            <CountBadge
              count={unread}
              tone={muted ? 'quiet' : 'unread'}
              label={text('chat.unread', { count: unread })}
            />
          ) : null}
        </span>
      </span>
    </NavLink>
  );
}
