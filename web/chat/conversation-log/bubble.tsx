import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Gift, MessageKind } from '#contract/chat/message.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { GiftPicture } from '../gifts/gift-picture.tsx';
import { useMessageSummary } from '../inbox/message-summary.ts';
import { useMessageTimes } from '../inbox/message-times.ts';
import styles from './bubble.module.css';
import { MessageText } from './message-text.tsx';

export type DeliveryState = 'sending' | 'sent' | 'read' | 'not_sent';

const marks: Readonly<Record<DeliveryState, { text: TextKey; icon: ReactNode }>> = {
  sending: { text: 'chat.sending', icon: <IconClock size={15} aria-hidden /> },
  sent: { text: 'chat.sent', icon: <IconCheck size={15} aria-hidden /> },
  read: { text: 'chat.read', icon: <IconChecks size={15} aria-hidden /> },
  not_sent: { text: 'chat.not_sent', icon: <IconAlertCircle size={15} aria-hidden /> },
};

/**
 * A message bubble. `state` applies to the member's own messages only; `inWords` adds the state as text
 * beside the mark.
 */
export function Bubble(props: {
  own: boolean;
  /** The sender's name for readers who do not see the side of the bubble. */
  by: string;
  text: string;
  kind?: MessageKind;
  /** The gift shown instead of a text. */
  gift: Gift | null;
  /** The picture shown instead of a text. */
  picture?: ReactNode;
  at: string;
  state?: DeliveryState;
  inWords?: boolean;
  /** The previous or next message has the same sender. */
  follows?: boolean;
  followed?: boolean;
  /** The message arrived while the conversation was open. Only such messages are animated. */
  arrives?: boolean;
  /** The searched text, without case and accents. The selected hit is `chosen`. */
  sought?: string;
  chosen?: boolean;
}) {
  const text = useText();
  const words = useMessageSummary();
  const { timeText } = useMessageTimes();
  const { own, gift, state, inWords = false } = props;
  const mark = state && marks[state];
  // One time for a group. A state that concerns the reader is always shown.
  const isQuiet = (props.followed ?? false) && !inWords && state !== 'not_sent' && !props.picture;
  return (
    <div
      className={styles.row}
      data-own={own}
      data-follows={props.follows ?? false}
      data-followed={props.followed ?? false}
      data-arrives={props.arrives ?? false}
    >
      <div
        className={styles.bubble}
        data-state={state}
        data-chosen={props.chosen ?? false}
        data-gift={gift !== null}
      >
        <span className={styles.hidden}>{props.by}: </span>
        {gift === null ? null : (
          <span className={styles.gift}>
            <GiftPicture gift={gift} size={120} />
          </span>
        )}
        {props.picture ? <div className={styles.picture}>{props.picture}</div> : null}
        <span className={props.picture ? styles.hidden : styles.text}>
          <MessageText text={words(props)} sought={gift === null ? (props.sought ?? '') : ''} />
        </span>
        <span className={styles.meta} data-quiet={isQuiet}>
          <time dateTime={props.at}>{timeText(props.at)}</time>
          {mark ? (
            <>
              {mark.icon}
              <span className={inWords ? undefined : styles.hidden}>{text(mark.text)}</span>
            </>
          ) : null}
        </span>
      </div>
    </div>
  );
}
