import { type ReactNode, useMemo, useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PendingImages, usePendingImages } from '../images/pending-images.tsx';
import { useMessageTimes } from '../inbox/message-times.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { useReactionsTo } from '../reactions/send-reaction.ts';
import { MessageLogRow } from './log-row.tsx';
import { type LogRow, logRows, messageRows } from './log-rows.ts';
import { MessageAnnouncer } from './message-announcer.tsx';
import type { MessageActs } from './message-bubble.tsx';
import styles from './message-log.module.css';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import typingDotsStyles from './typing-dots.module.css';
import type { OpenConversation } from './use-conversation.ts';
import type { LogGoal } from './use-log-scroll.ts';
import { VirtualLog } from './virtual-log.tsx';

/** The typing indicator of the other member. */
function TypingDots({ name }: { name: string }) {
  const text = useText();
  return (
    <div className={typingDotsStyles.dots} role="img" aria-label={text('chat.typing', { name })}>
      <span />
      <span />
      <span />
    </div>
  );
}

/** More rows than fit on any screen. */
const most = 40;

/**
 * The end of a conversation as rendered on the server. The box starts at its end, before any script can
 * scroll it there.
 */
function ServerRenderedLog(props: {
  label: string;
  rows: readonly LogRow[];
  draw: (row: LogRow) => ReactNode;
}) {
  return (
    <section className={`${styles.scroller} ${styles.still}`} aria-label={props.label}>
      <div className={styles.list}>
        {props.rows.slice(-most).map((row) => (
          <div key={row.key} className={styles.row}>
            {props.draw(row)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The current search in a conversation. */
export interface HighlightedSearch {
  /** Without case and accents. Empty if nothing is searched. */
  readonly words: string;
  readonly chosen: number | null;
}

interface MessageLogProps {
  readonly other: ProfileCard;
  readonly open: OpenConversation;
  readonly conversation: number | null;
  readonly outgoing: readonly Outgoing[];
  readonly otherReadUpTo: number;
  readonly typing: boolean;
  /** Number of the first message unread on opening, or 0 if all were read. */
  readonly unreadFrom: number;
  readonly goal: LogGoal | null;
  readonly onGoal: (goal: LogGoal | null) => void;
  readonly sought: HighlightedSearch;
  /** The quoted message that was just shown. */
  readonly marked: number | null;
  readonly acts: MessageActs;
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
  /** Rendered before the first message, once all messages are loaded. */
  readonly children: ReactNode;
}

/** A message with its sender and, for an own one, its state. */
function MessageRow(props: {
  row: Extract<LogRow, { kind: 'message' }>;
  log: MessageLogProps;
  isLastOwn: boolean;
  /** The newest message when the log opened. */
  openedAt: number;
}) {
  const text = useText();
  const { row, isLastOwn, openedAt } = props;
  const { other, otherReadUpTo, outgoing, sought } = props.log;
  const { message } = row;
  const own = message.sender !== other.id;
  const { quote } = message;
  const reactions = useReactionsTo(message, other.id);
  return (
    <MessageLogRow
      row={row}
      own={own}
      by={own ? text('chat.said_by_you') : other.name}
      name={other.name}
      state={own ? (message.id <= otherReadUpTo ? 'read' : 'sent') : null}
      inWords={isLastOwn && outgoing.length === 0}
      arrives={!own && message.id > openedAt}
      sought={sought.words}
      chosen={message.id === sought.chosen || message.id === props.log.marked}
      ownReaction={reactions.own}
      theirReaction={reactions.theirs}
      quoteBy={quote ? (quote.sender === other.id ? other.name : text('chat.said_by_you')) : null}
      acts={props.log.acts}
    />
  );
}

/** The rows of the log. Behind a stretch further back, nothing unsent is shown. */
function useLogRows(log: MessageLogProps, images: boolean): readonly LogRow[] {
  const { dayOf } = useMessageTimes();
  const { outgoing, typing, unreadFrom } = log;
  const { messages, hasOlder, hasNewer } = log.open;
  const said = useMemo(() => messageRows(messages, dayOf, unreadFrom), [messages, dayOf, unreadFrom]);
  return useMemo(
    () =>
      logRows({
        start: !hasOlder,
        said,
        outgoing: hasNewer ? [] : outgoing,
        images,
        typing: typing && !hasNewer,
      }),
    [hasOlder, hasNewer, said, outgoing, images, typing],
  );
}

/** The messages, oldest first, followed by the outgoing ones. */
export function MessageLog(props: MessageLogProps) {
  const text = useText();
  const { other, open, outgoing } = props;
  const { messages, hasNewer } = open;
  const [openedAt] = useState(open.last);
  const pictures = usePendingImages(other.id, messages);
  const images = !hasNewer && pictures.sends.length + pictures.held.length > 0;
  const rows = useLogRows(props, images);
  const lastOwn = useMemo(
    () => messages.findLast((message) => message.sender !== other.id)?.id,
    [messages, other.id],
  );
  const hydrated = useHydrated();

  const draw = (row: LogRow): ReactNode => {
    switch (row.kind) {
      case 'start':
        return props.children;
      case 'typing':
        return <TypingDots name={other.name} />;
      case 'images':
        return <PendingImages other={other} images={pictures} />;
      case 'outgoing':
        return (
          <OutgoingBubble
            message={row.outgoing}
            name={other.name}
            onRetry={() => props.onRetry(row.outgoing.client_id)}
            onDiscard={() => props.onDiscard(row.outgoing.client_id)}
          />
        );
      case 'message':
        return (
          <MessageRow row={row} log={props} isLastOwn={row.message.id === lastOwn} openedAt={openedAt} />
        );
    }
  };

  const label = text('chat.title_with', { name: other.name });
  const newest: Message | undefined = hasNewer ? undefined : messages.at(-1);
  return (
    <div className={styles.frame}>
      {hydrated ? (
        <VirtualLog
          label={label}
          rows={rows}
          draw={draw}
          open={open}
          conversation={props.conversation}
          lastOutgoing={`${outgoing.at(-1)?.client_id ?? ''}${pictures.sends.at(-1)?.client_id ?? ''}`}
          ownLast={newest !== undefined && newest.sender !== other.id}
          goal={props.goal}
          onGoal={props.onGoal}
        />
      ) : (
        <ServerRenderedLog label={label} rows={rows} draw={draw} />
      )}
      <MessageAnnouncer other={other} messages={hasNewer ? [] : messages} />
    </div>
  );
}
