import { IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Notice } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';
import { useMessageTimes } from '../inbox/message-times.ts';
import { ScamHint } from '../warnings/scam-hint.tsx';
import styles from './log-row.module.css';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';

/** A notice without a link to help. */
const isPlain = (notice: Notice): boolean => ['fictional', 'returned', 'stopped', 'retired'].includes(notice);

/** A notice of the service in a conversation, on neither side and in nobody's name (FIC-5, FIC-6). */
function NoticeLine({ notice, name, at }: { notice: Notice; name: string; at: string }) {
  const text = useText();
  const writes = useFictionalWrites();
  const { timeText } = useMessageTimes();
  return (
    <div className={styles.line} data-notice={notice}>
      <IconInfoCircle size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        {text(`chat.notice.${notice}`, { name, writes })}{' '}
        {isPlain(notice) ? null : (
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
export const MessageLogRow = memo(function SaidRow(props: MessageBubbleProps) {
  const text = useText();
  const { dayText } = useMessageTimes();
  const { row } = props;
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
        <MessageBubble {...props} />
      )}
      {props.own ? null : <ScamHint message={message} />}
    </>
  );
});
