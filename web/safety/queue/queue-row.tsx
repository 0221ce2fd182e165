import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { QueueItem } from '#contract/safety/search-queue.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Deadline } from '../moderation/deadline.tsx';
import rows from '../moderation/waiting-reports.module.css';
import { queuePlace } from '../queue-place.ts';
import styles from './queue.module.css';

/** Names an item among reports and complaints. */
export const keyOf = ({ queue, id }: Pick<QueueItem, 'queue' | 'id'>): string => `${queue}-${id}`;

export const addressOf = ({ queue, id }: Pick<QueueItem, 'queue' | 'id'>): string =>
  queue === 'report' ? `/console/reports/${id}` : `/console/complaints/${id}`;

/** Special marks of an item, such as a wave of reports. */
function useMarks({ kind, reason, standing, wave, together, hides, flagged }: QueueItem): readonly string[] {
  const text = useText();
  return [
    ...(flagged ? [text('safety.desk.flagged')] : []),
    ...(hides ? [text('safety.desk.hides')] : []),
    ...(together > 1 ? [text('safety.desk.together', { number: together })] : []),
    ...(wave > 1 ? [text('safety.desk.wave', { number: wave })] : []),
    ...(reason === 'underage' && standing !== null ? [text(`safety.standing.${standing}`)] : []),
    ...(kind === 'appeals' ? [text('safety.desk.appeal')] : []),
    ...(reason === 'thought_real' ? [text('safety.desk.refund')] : []),
  ];
}

/** The operator to whom an item belongs. */
function Owner({ owner }: { owner: QueueItem['owner'] }) {
  const text = useText();
  if (owner === null) return null;
  const words = owner.own
    ? text('safety.desk.held_you')
    : text(owner.holds ? 'safety.queue.open_at' : 'safety.queue.of', { operator: owner.email });
  return <span className={rows.held}>{words}</span>;
}

/**
 * One waiting item: its reason, deadline, owner and language, and a link to it. Never its content. `now` is the
 * moment when the queue was read.
 */
export function QueueRow(props: { item: QueueItem; now: number; isSelected: boolean; onSelect: () => void }) {
  const text = useText();
  const intl = useIntl();
  const { item, now, isSelected } = props;
  const { number, reason, about, subject, urgency, due_at, waits_since, owner, host } = item;
  const marks = useMarks(item);
  const language = intl.formatDisplayName(item.language, { type: 'language' }) ?? item.language;
  const name =
    reason === null
      ? text(`safety.complaint.subject_of.${about ?? 'other'}`)
      : text(`safety.reason.${reason}`);
  return (
    <li
      className={`${rows.row} ${styles.row}`}
      data-urgent={urgency !== 'scams' && urgency !== 'rest'}
      data-selected={isSelected}
    >
      <span className={styles.choose}>
        <Checkbox
          checked={isSelected}
          aria-label={text('safety.queue.select', { number })}
          onChange={props.onSelect}
        />
      </span>
      <div className={rows.what}>
        <p className={rows.reason}>{name}</p>
        <p className={rows.facts}>
          <Deadline due={due_at} now={now} />
          {marks.map((mark) => (
            <span key={mark} className={rows.mark}>
              {mark}
            </span>
          ))}
          <Owner owner={owner} />
          {subject === null ? null : <span>{text(`safety.subject.${subject}`)}</span>}
          <span>{language}</span>
          <span>{host}</span>
          <time dateTime={waits_since}>
            {intl.formatDate(waits_since, {
              ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
            })}
          </time>
          <span className={rows.quiet}>{number}</span>
        </p>
      </div>
      {owner?.holds && !owner.own ? null : (
        <Link
          to={addressOf(item)}
          className={rows.take}
          data-item={keyOf(item)}
          aria-label={text(item.queue === 'report' ? 'safety.desk.take_that' : 'safety.desk.complaint_take', {
            number,
          })}
          onClick={() => queuePlace.change((place) => ({ ...place, item: keyOf(item) }))}
        >
          {text('safety.desk.take')}
        </Link>
      )}
    </li>
  );
}
