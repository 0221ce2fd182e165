import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useDayText } from '../state/day-text.ts';
import type { Outgoing } from '../state/outbox.ts';
import { useLogScroll } from '../state/use-log-scroll.ts';
import { Bubble } from './bubble.tsx';
import styles from './message-log.module.css';
import { NewMessageTeller } from './new-message-teller.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';

// A box that scrolls must be reachable with the keyboard, though nothing in it can be pressed.
const reachable = { tabIndex: 0 };

/** What was said, the oldest first, then what is on its way. */
export function MessageLog(props: {
  other: ProfileCard;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  otherReadUpTo: number;
  typing: boolean;
  hasOlder: boolean;
  onOlder: () => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** Stands before the first message, once all are here. */
  children: ReactNode;
}) {
  const text = useText();
  const { dayOf, dayText } = useDayText();
  const { other, messages, outgoing, hasOlder } = props;
  const last = messages.at(-1);
  const lastOut = outgoing.at(-1);
  const { scroller, onScroll, newBelow, toEnd } = useLogScroll({
    below: props.typing,
    end: `${last?.id ?? 0} ${lastOut?.client_id ?? ''}`,
    ownLast: lastOut !== undefined || (last !== undefined && last.sender !== other.id),
    onBeginning: () => {
      if (hasOlder) props.onOlder();
    },
  });
  const lastOwn = messages.findLast((message) => message.sender !== other.id)?.id;

  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        aria-label={text('chat.title_with', { name: other.name })}
        {...reachable}
      >
        <div className={styles.log}>
          {hasOlder ? null : props.children}
          {messages.map((message, index) => {
            const own = message.sender !== other.id;
            const previous = messages[index - 1];
            const next = messages[index + 1];
            const newDay = !previous || dayOf(previous.sent_at) !== dayOf(message.sent_at);
            return (
              <Fragment key={message.id}>
                {newDay ? (
                  <div className={styles.day}>
                    <time dateTime={message.sent_at.slice(0, 10)}>{dayText(message.sent_at)}</time>
                  </div>
                ) : null}
                <Bubble
                  own={own}
                  by={own ? text('chat.said_by_you') : other.name}
                  text={message.text}
                  gift={message.gift}
                  at={message.sent_at}
                  {...(own && { state: message.id <= props.otherReadUpTo ? 'read' : 'sent' })}
                  inWords={message.id === lastOwn && outgoing.length === 0}
                  followed={next?.sender === message.sender}
                />
              </Fragment>
            );
          })}
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.client_id}
              message={message}
              onRetry={() => props.onRetry(message.client_id)}
              onDiscard={() => props.onDiscard(message.client_id)}
            />
          ))}
          {props.typing ? <TypingDots name={other.name} /> : null}
        </div>
      </section>
      {newBelow ? (
        <button type="button" className={styles.pill} onClick={toEnd}>
          <IconArrowDown size={18} aria-hidden />
          {text('chat.new_messages')}
        </button>
      ) : null}
      <NewMessageTeller other={other} last={last} />
    </div>
  );
}
