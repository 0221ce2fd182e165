import { IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Notice } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ImageMessage } from '../images/image-message.tsx';
import { useMessageTimes } from '../inbox/message-times.ts';
import { ScamHint } from '../warnings/scam-hint.tsx';
import { Bubble, type DeliveryState } from './bubble.tsx';
import styles from './log-row.module.css';
import type { MessageRow } from './log-rows.ts';

/** A notice of the service in a conversation, on neither side and in nobody's name (FIC-5, FIC-6). */
function NoticeLine({ notice, name, at }: { notice: Notice; name: string; at: string }) {
  const text = useText();
  const { timeText } = useMessageTimes();
  return (
    <div className={styles.line} data-notice={notice}>
      <IconInfoCircle size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        {text(`chat.notice.${notice}`, { name })}{' '}
        {notice === 'fictional' ? null : (
          <Link to="/care" className={styles.way}>
            {text('chat.pause.help')}
          </Link>
        )}
      </p>
      <time dateTime={at} className={styles.time}>
        {timeText(at)}
      </time>
    </div>
  );
}

/** A message, below the day divider and the unread divider if it has them. */
export const MessageLogRow = memo(function SaidRow(props: {
  row: MessageRow;
  own: boolean;
  by: string;
  state: DeliveryState | null;
  inWords: boolean;
  /** The message arrived while the conversation was open. Only such messages are animated. */
  arrives: boolean;
  /** The searched text, without case and accents. The selected hit is `chosen`. */
  sought: string;
  chosen: boolean;
}) {
  const text = useText();
  const { dayText } = useMessageTimes();
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
      {props.own ? null : <ScamHint message={message} />}
    </>
  );
});
