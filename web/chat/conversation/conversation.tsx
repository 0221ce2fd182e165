import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { otherTyping, typing } from '#contract/chat/events.ts';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { sendLive, useLive } from '#web/platform/live/live.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ComposerArea } from '../composer/composer-area.tsx';
import { type HighlightedSearch, MessageLog } from '../conversation-log/message-log.tsx';
import { type OpenConversation, useConversation } from '../conversation-log/use-conversation.ts';
import type { LogGoal } from '../conversation-log/use-log-scroll.ts';
import { RemoveChatDialog } from '../inbox/remove-chat-dialog.tsx';
import { useRemoveChat } from '../inbox/use-remove-chat.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { useMarkRead } from '../read-receipts/use-mark-read.ts';
import { ChatSearch } from '../search/chat-search.tsx';
import { StartQuestion } from '../start/start-question.tsx';
import { useSendMessage } from '../sync/use-send-message.ts';
import styles from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationStart } from './conversation-start.tsx';
import { type Jump, useMessageActs } from './use-message-acts.ts';

const again = 2_500;

/** Sends the typing indicator, at most every few seconds. Does nothing before there is a conversation. */
function useSendTyping(conversation: number | null): () => void {
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (conversation === null || now - sentAt.current < again) return;
    sentAt.current = now;
    sendLive(typing, { conversation });
  };
}

const fades = 5_000;

/** Whether the other member is typing now. Ends with their message or after silence. */
function useOtherTyping(conversation: number | null, lastMessage: number): boolean {
  const [heard, setHeard] = useState<{ conversation: number; after: number; at: number } | null>(null);
  useLive(otherTyping, (typing) => {
    setHeard({ conversation: typing.conversation, after: lastMessage, at: Date.now() });
  });
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setHeard(null), fades);
    return () => clearTimeout(timer);
  }, [heard]);
  return heard !== null && heard.conversation === conversation && heard.after === lastMessage;
}

const nothing: HighlightedSearch = { words: '', chosen: null };

/**
 * Number of the first unread message, or 0 if there is none. Own messages are never unread, so the messages
 * after it are the other member's.
 */
const unreadFromOf = (chat: Chat | undefined): number =>
  chat && chat.num_unread_messages > 0 ? Math.max(chat.read_up_to, chat.removed_up_to) + 1 : 0;

const isAt = (goal: LogGoal | null, message: number): boolean =>
  goal !== null && goal !== 'end' && goal.message === message;

/** How long a shown original stays marked, in milliseconds. */
const markedFor = 1_800;

/**
 * The message to scroll to: the first unread one on opening, then each chosen search hit and each original of
 * a quote. Loads the messages
 * around it.
 */
function useScrollGoal(given: {
  chat: Chat | undefined;
  open: OpenConversation;
  loading: boolean;
  chosen: number | null;
  /** The quoted message to show. */
  jump: Jump | null;
}) {
  const failure = useFailureText();
  const { chat, open, loading, chosen, jump } = given;
  const [marked, setMarked] = useState<Jump | null>(null);
  // Fixed when the conversation opens, because a moment later everything counts as read.
  const [unreadFrom] = useState(() => unreadFromOf(chat));
  const [goal, setGoal] = useState<LogGoal | null>(
    unreadFrom === 0 ? null : { message: unreadFrom, at: 'start' },
  );
  const { showAround, stay } = open;
  const show = (message: number, at: 'start' | 'center') =>
    showAround(message).then(
      // The member navigated elsewhere. An abandoned goal must not block loading more messages.
      (shown) => setGoal((now) => (shown ? { message, at } : isAt(now, message) ? null : now)),
      (error: unknown) => {
        setGoal(null);
        toast({ tone: 'danger', text: failure(error) });
      },
    );
  const showNow = useEffectEvent(show);
  const stayNow = useEffectEvent(stay);
  // The newest page does not hold all unread messages.
  useEffect(() => {
    if (!loading && unreadFrom > 0) void showNow(unreadFrom, 'start');
  }, [loading, unreadFrom]);
  useEffect(() => {
    if (chosen === null) return;
    void showNow(chosen, 'center');
    return () => stayNow();
  }, [chosen]);
  useEffect(() => {
    if (jump === null) return;
    void showNow(jump.message, 'center').then(() => setMarked(jump));
    return () => stayNow();
  }, [jump]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return { unreadFrom, goal, setGoal, marked: marked?.message ?? null };
}

/** The outgoing messages that are not among the messages yet. */
function useUnconfirmed(outgoing: readonly Outgoing[], messages: readonly Message[]): readonly Outgoing[] {
  const confirmed = useMemo(() => new Set(messages.map((message) => message.client_id)), [messages]);
  return outgoing.filter((message) => !confirmed.has(message.client_id));
}

/** Asks before a conversation is removed. */
function RemoveQuestion(props: { chat: Chat; opened: boolean; onClose: () => void }) {
  const { chat, opened, onClose } = props;
  const remove = useRemoveChat();
  return (
    <RemoveChatDialog
      other={chat.profile}
      opened={opened}
      onClose={onClose}
      onRemove={() => {
        onClose();
        void remove(chat);
      }}
    />
  );
}

/** A conversation with a member. `conversation` is null before the first message. */
export function Conversation(props: {
  conversation: number | null;
  other: ProfileCard;
  chat: Chat | undefined;
}) {
  const { conversation, other, chat } = props;
  const open = useConversation(conversation);
  const sending = useSendMessage(other.id);
  const { messages, last } = open;
  const outgoing = useUnconfirmed(sending.outgoing, messages);
  const typing = useOtherTyping(conversation, last);
  const sendTyping = useSendTyping(conversation);
  const [asking, setAsking] = useState(false);
  const [searching, setSearching] = useState(false);
  const [sought, setSought] = useState(nothing);
  useMarkRead(chat, last);
  const loading = conversation !== null && !open.loaded;
  const { acts, jump } = useMessageActs(other);
  const { unreadFrom, goal, setGoal, marked } = useScrollGoal({
    chat,
    open,
    loading,
    chosen: sought.chosen,
    jump,
  });

  const endSearch = () => {
    setSearching(false);
    setSought(nothing);
  };

  return (
    <div className={styles.conversation}>
      <ConversationHead
        other={other}
        onRemove={chat?.last_message ? () => setAsking(true) : null}
        onSearch={messages.length > 0 ? () => setSearching(true) : null}
        chat={chat ?? null}
      />
      {searching && conversation !== null ? (
        <ChatSearch conversation={conversation} onSought={setSought} onClose={endSearch} />
      ) : null}
      {loading ? (
        <div className={styles.waiting}>
          {open.error ? <ErrorState error={open.error} retry={open.retry} /> : <ListSkeleton count={5} />}
        </div>
      ) : (
        <MessageLog
          other={other}
          open={open}
          conversation={conversation}
          outgoing={outgoing}
          otherReadUpTo={chat?.other_read_up_to ?? 0}
          typing={typing}
          unreadFrom={unreadFrom}
          goal={goal}
          onGoal={setGoal}
          sought={sought}
          marked={marked}
          acts={acts}
          onRetry={sending.retry}
          onDiscard={sending.discard}
        >
          <ConversationStart other={other} empty={messages.length === 0 && outgoing.length === 0} />
        </MessageLog>
      )}
      <ComposerArea
        other={other}
        sending={sending}
        messages={messages}
        onTyping={sendTyping}
        focusFirst={!loading && !searching}
      />
      <StartQuestion profile={other.id} />
      {chat ? <RemoveQuestion chat={chat} opened={asking} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
