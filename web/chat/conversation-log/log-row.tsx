import { memo } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ImageMessage } from '../images/image-message.tsx';
import { useDayText } from '../inbox/message-times.ts';
import { MessageCaution } from '../warnings/scam-hint.tsx';
import { Bubble, type DeliveryState } from './bubble.tsx';
import styles from './log-row.module.css';
import type { MessageRow } from './log-rows.ts';
import { NoticeLine } from './notice-line.tsx';

/** What was said, below the line of its day and the one above the first unread. */
export const SaidRow = memo(function SaidRow(props: {
  row: MessageRow;
  own: boolean;
  by: string;
  state: DeliveryState | null;
  inWords: boolean;
  /** It came while one was looking: only that moves. */
  arrives: boolean;
  /** What is looked for, without case and accents; the one that stands out is `chosen`. */
  sought: string;
  chosen: boolean;
}) {
  const text = useText();
  const { dayText } = useDayText();
  const { row, state } = props;
  const { message } = row;
  return (
    <>
      {row.newDay ? (
        <div className={styles.day}>
          <time dateTime={message.sent_at.slice(0, 10)}>{dayText(message.sent_at)}</time>
        </div>
      ) : null}
      {row.firstUnread ? (
        <div className={styles.unread}>
          <span>{text('chat.unread_from_here')}</span>
        </div>
      ) : null}
      {message.notice ? (
        <NoticeLine notice={message.notice} name={props.by} at={message.sent_at} />
      ) : (
        <Bubble
          own={props.own}
          by={props.by}
          text={message.text}
          kind={message.kind}
          gift={message.gift}
          picture={
            message.kind === 'image' ? <ImageMessage message={message} own={props.own} by={props.by} /> : null
          }
          at={message.sent_at}
          {...(state && { state })}
          inWords={props.inWords}
          follows={row.follows}
          followed={row.followed}
          arrives={props.arrives}
          sought={props.sought}
          chosen={props.chosen}
        />
      )}
      {props.own ? null : <MessageCaution message={message} />}
    </>
  );
});
