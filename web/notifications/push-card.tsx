import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Spark } from '#web/ui/brand/spark.tsx';
import styles from './push-card.module.css';
import { PushControl } from './push-control.tsx';

/**
 * Offers push with a picture of a notification, so that our explanation precedes the browser's permission
 * dialog (PUSH-6).
 */
export function PushCard({ member }: { member: number }) {
  const text = useText();
  const { mail_name } = useSettings();
  return (
    <div className={styles.card}>
      <figure className={styles.example}>
        <div className={styles.notice} aria-hidden>
          <span className={styles.mark}>
            <Spark />
          </span>
          <span>
            <strong className={styles.title}>{mail_name}</strong>
            <span className={styles.body}>{text('notifications.push.message')}</span>
          </span>
          <span className={styles.time}>{text('notifications.push.now')}</span>
        </div>
        <figcaption className={styles.caption}>{text('notifications.push.neutral')}</figcaption>
      </figure>
      <PushControl member={member} />
    </div>
  );
}
