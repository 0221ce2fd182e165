import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Gift } from '#contract/chat/gift.ts';
import type { MessageKind } from '#contract/chat/message.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { GiftPicture } from '../gifts/gift-picture.tsx';
import { useMessageWords } from '../inbox/message-summary.ts';
import { useDayText } from '../inbox/message-times.ts';
import styles from './bubble.module.css';
import { MessageText } from './message-text.tsx';

export type DeliveryState = 'sending' | 'sent' | 'read' | 'not_sent';

const marks: Readonly<Record<DeliveryState, { text: TextKey; icon: ReactNode }>> = {
  sending: { text: 'chat.sending', icon: <IconClock size={15} aria-hidden /> },
  sent: { text: 'chat.sent', icon: <IconCheck size={15} aria-hidden /> },
  read: { text: 'chat.read', icon: <IconChecks size={15} aria-hidden /> },
  not_sent: { text: 'chat.not_sent', icon: <IconAlertCircle size={15} aria-hidden /> },
};

/** What somebody said. `state` for one's own words only; `inWords` says it beside the mark. */
export function Bubble(props: {
  own: boolean;
  /** Who says it, for those who do not see which side it stands on. */
  by: string;
  text: string;
  kind?: MessageKind;
  /** What was given instead. */
  gift: Gift | null;
  /** The picture that is said instead. */
  picture?: ReactNode;
  at: string;
  state?: DeliveryState;
  inWords?: boolean;
  /** The same person said the one before, and the one after. */
  follows?: boolean;
  followed?: boolean;
  /** It came while one was looking: only that moves. */
  arrives?: boolean;
  /** What is looked for, without case and accents; the one that stands out is `chosen`. */
  sought?: string;
  chosen?: boolean;
}) {
  const text = useText();
  const words = useMessageWords();
  const { timeText } = useDayText();
  const { own, gift, state, inWords = false } = props;
  const mark = state && marks[state];
  return (
    <div
      className={styles.row}
      data-own={own}
      data-follows={props.follows ?? false}
      data-followed={props.followed ?? false}
      data-arrives={props.arrives ?? false}
    >
      <div className={styles.bubble} data-state={state} data-chosen={props.chosen ?? false}>
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
        <span className={styles.meta}>
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
