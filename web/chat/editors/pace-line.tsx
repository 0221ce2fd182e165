import type { EditorPace } from '#contract/chat/editors/editor-talk.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './talks.module.css';

/** The pace of the editor beside the limits (MEET-15). Nothing if no site has editors. */
export function PaceLine({ pace }: { pace: EditorPace }) {
  const text = useText();
  if (pace.answers_per_hour === 0) return null;
  return (
    <p className={styles.pace} role="status">
      {text('chat.editor.pace', {
        answers: pace.answers_last_hour,
        most: pace.answers_per_hour,
        minutes: pace.minutes_today,
        limit: pace.minutes_per_day,
      })}
    </p>
  );
}
