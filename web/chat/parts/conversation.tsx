import { useState } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { ListSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { useConversation } from '../state/use-conversation.ts';
import { useMarkRead } from '../state/use-mark-read.ts';
import { useOtherTyping } from '../state/use-other-typing.ts';
import { useRemoveChat } from '../state/use-remove-chat.ts';
import { useSend } from '../state/use-send.ts';
import { useTellTyping } from '../state/use-tell-typing.ts';
import { Composer } from './composer.tsx';
import styles from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationStart } from './conversation-start.tsx';
import { MessageLog } from './message-log.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** A conversation with somebody; `conversation` is null before the first message. */
export function Conversation(props: {
  conversation: number | null;
  other: ProfileCard;
  chat: Chat | undefined;
}) {
  const { conversation, other, chat } = props;
  const open = useConversation(conversation);
  const sending = useSend(other.id);
  const confirmed = new Set(open.messages.map((message) => message.client_id));
  const outgoing = sending.outgoing.filter((message) => !confirmed.has(message.client_id));
  const last = open.messages.at(-1)?.id ?? 0;
  const typing = useOtherTyping(conversation, last);
  const tellTyping = useTellTyping(conversation);
  const remove = useRemoveChat();
  const [asking, setAsking] = useState(false);
  useMarkRead(chat, last);
  const loading = conversation !== null && !open.loaded;

  return (
    <div className={styles.conversation}>
      <ConversationHead other={other} onRemove={chat?.last_message ? () => setAsking(true) : null} />
      {loading ? (
        <div className={styles.waiting}>
          {open.error ? <ErrorState error={open.error} retry={open.retry} /> : <ListSkeleton count={5} />}
        </div>
      ) : (
        <MessageLog
          other={other}
          messages={open.messages}
          outgoing={outgoing}
          otherReadUpTo={chat?.other_read_up_to ?? 0}
          typing={typing}
          hasOlder={open.hasOlder}
          onOlder={open.loadOlder}
          onRetry={sending.retry}
          onDiscard={sending.discard}
        >
          <ConversationStart other={other} empty={open.messages.length === 0 && outgoing.length === 0} />
        </MessageLog>
      )}
      <Composer other={other} sending={sending} onTyping={tellTyping} focusFirst={!loading} />
      {chat ? (
        <RemoveDialog
          other={other}
          opened={asking}
          onClose={() => setAsking(false)}
          onRemove={() => {
            setAsking(false);
            void remove(chat);
          }}
        />
      ) : null}
    </div>
  );
}
