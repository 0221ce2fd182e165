import { IconAlertCircle, IconArrowBackUp, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
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

/** Time and delivery state. A quiet one is for screen readers alone. */
function BubbleMeta(props: {
  at: string;
  state: DeliveryState | undefined;
  inWords: boolean;
  isQuiet: boolean;
}) {
  const text = useText();
  const { timeText } = useMessageTimes();
  const mark = props.state && marks[props.state];
  return (
    <span className={styles.meta} data-quiet={props.isQuiet}>
      <time dateTime={props.at}>{timeText(props.at)}</time>
      {mark ? (
        <>
          {mark.icon}
          <span className={props.inWords ? undefined : styles.hidden}>{text(mark.text)}</span>
        </>
      ) : null}
    </span>
  );
}

/** Shown behind a message that a finger swipes to answer it. */
function AnswerSign() {
  return (
    <span className={styles.answer} aria-hidden>
      <IconArrowBackUp size={20} />
    </span>
  );
}

/**
 * A message bubble. `state` applies to the member's own messages only; `inWords` adds the state as text
 * beside the mark.
 */
export function Bubble(props: {
  box?: Ref<HTMLDivElement>;
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
  /** The quoted message, above the content. */
  quote?: ReactNode;
  /** There are reactions, which need room below the bubble. */
  reacted?: boolean;
  /** Handlers of the gestures on the whole row. */
  gestures?: HTMLAttributes<HTMLDivElement>;
  /** The reactions and the tools, placed at the edges of the bubble. */
  children?: ReactNode;
}) {
  const words = useMessageSummary();
  const { box, ...rest } = props;
  const { own, gift, state, inWords = false } = rest;
  // One time for a group. A state that concerns the reader is always shown.
  const isQuiet = (props.followed ?? false) && !inWords && state !== 'not_sent' && !props.picture;
  return (
    <div
      className={styles.row}
      data-own={own}
      data-follows={props.follows ?? false}
      data-followed={props.followed ?? false}
      data-arrives={props.arrives ?? false}
      data-reacted={props.reacted ?? false}
      data-tools={props.children ? '' : undefined}
      {...props.gestures}
    >
      {props.gestures ? <AnswerSign /> : null}
      <div
        ref={box}
        className={styles.bubble}
        data-state={state}
        data-chosen={props.chosen ?? false}
        data-gift={gift !== null}
        data-quoted={Boolean(props.quote)}
      >
        <span className={styles.hidden}>{props.by}: </span>
        {props.quote}
        {gift === null ? null : (
          <span className={styles.gift}>
            <GiftPicture gift={gift} size={120} />
          </span>
        )}
        {props.picture ? <div className={styles.picture}>{props.picture}</div> : null}
        <span className={props.picture ? styles.hidden : styles.text}>
          <MessageText text={words(rest)} sought={gift === null ? (props.sought ?? '') : ''} />
        </span>
        <BubbleMeta at={props.at} state={state} inWords={inWords} isQuiet={isQuiet} />
        {props.children}
      </div>
    </div>
  );
}
