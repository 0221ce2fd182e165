import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalHiddenNote } from '#web/profiles/fictional-hidden-note.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { useChats } from '../use-chats.ts';
import styles from './chat-list.module.css';
import { ChatListItem } from './chat-list-item.tsx';
import { MatchesRow } from './matches-row.tsx';
import { useChatsLoaded } from './use-chats-loaded.ts';
import { useOlderChats } from './use-older-chats.ts';

/** Rows shown at first, and added by each "more". Rendering a thousand rows at once helps nobody. */
const step = 60;

/**
 * The member's conversations, newest first (CHAT-1). `current` is the conversation open beside the list.
 * `people` are shown below an empty list. `hasTiles` tells that a wide screen has tiles of the matches beside it.
 */
export function ChatList(props: { current?: number | null; people?: ReactNode; hasTiles?: boolean }) {
  const { current = null, people, hasTiles = false } = props;
  const text = useText();
  const chats = useChats();
  const listed = useChatsLoaded();
  const older = useOlderChats();
  const [shown, setShown] = useState(step);
  if (chats.length === 0 && !listed) return <ListSkeleton count={7} />;
  if (chats.length === 0) {
    return (
      <>
        <FictionalHiddenNote />
        <MatchesRow />
        <EmptyState
          title={text('chat.list_empty_title')}
          body={text('chat.list_empty_body')}
          compact={Boolean(people)}
        >
          <ButtonLink to="/members">{text('chat.list_empty_next')}</ButtonLink>
        </EmptyState>
        {people}
      </>
    );
  }
  const showMore = () => {
    setShown(shown + step);
    if (shown + step > chats.length) older.load?.();
  };
  return (
    <>
      <FictionalHiddenNote />
      <MatchesRow onPhones={hasTiles} />
      <ul className={styles.list}>
        {chats.slice(0, shown).map((chat) => (
          <li key={chat.conversation}>
            <ChatListItem chat={chat} current={chat.conversation === current} />
          </li>
        ))}
      </ul>
      {shown < chats.length || older.load !== null ? (
        <div className={styles.more}>
          <Button variant="subtle" loading={older.loading} onClick={showMore}>
            {text('chat.older_chats')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
