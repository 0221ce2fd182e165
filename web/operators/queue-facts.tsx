import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { QueueName } from '#contract/content/figures/list-queues.ts';
import { day, hour, minute } from '#contract/kit/durations.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './queue-tile.module.css';
import { queuesQuery } from './queues.query.ts';

/** A deadline that is at most this far away is shown in red. */
const near = 24 * hour;

/** A length of time in its largest fitting unit: `3 h`. */
export function useDurationText() {
  const intl = useIntl();
  return (milliseconds: number): string => {
    const [unit, length] =
      milliseconds < hour
        ? (['minute', minute] as const)
        : milliseconds < 2 * day
          ? (['hour', hour] as const)
          : (['day', day] as const);
    return intl.formatNumber(Math.floor(milliseconds / length), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
    });
  };
}

/** The age of a queue's oldest item, its next deadline and its finished items (SAFE-6). */
export function QueueFacts({ queue }: { queue: QueueName }) {
  const text = useText();
  const duration = useDurationText();
  const { data } = useQuery(queuesQuery());
  const state = data?.queues.find((one) => one.queue === queue);
  if (data === undefined || state === undefined) return null;
  const now = Date.parse(data.read_at);
  const { oldest, due, late, finished } = state;
  const left = due === null ? null : Date.parse(due) - now;
  return (
    <span className={styles.facts}>
      {oldest === null ? null : (
        <span>
          {text('operators.queue.oldest', { age: duration(Math.max(0, now - Date.parse(oldest))) })}
        </span>
      )}
      {left === null ? null : (
        <span className={styles.due} data-state={left <= 0 ? 'late' : left < near ? 'soon' : 'calm'}>
          {left <= 0
            ? text('operators.queue.late', { number: Math.max(1, late) })
            : text('operators.queue.due', { left: duration(left) })}
        </span>
      )}
      {finished === null ? null : (
        <span>{text('operators.queue.finished', { today: finished.today, week: finished.week })}</span>
      )}
    </span>
  );
}
