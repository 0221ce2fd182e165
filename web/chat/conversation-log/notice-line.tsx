import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Notice } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMessageTimes } from '../inbox/message-times.ts';
import styles from './notice-line.module.css';

/** A notice of the service in a conversation, on neither side and in nobody's name (FIC-5, FIC-6). */
export function NoticeLine({ notice, name, at }: { notice: Notice; name: string; at: string }) {
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
