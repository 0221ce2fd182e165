import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { WaitingComplaint } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { complaintQuery, takeNextComplaintMutation } from '../data/claim-complaint.ts';
import styles from './waiting-reports.module.css';

function Row({ complaint }: { complaint: WaitingComplaint }) {
  const text = useText();
  const intl = useIntl();
  const { id, number, subject, created_at, held } = complaint;
  return (
    <li className={styles.row} data-urgent={subject === 'underage' || subject === 'intimate_image'}>
      <div className={styles.what}>
        <p className={styles.reason}>{text(`safety.complaint.subject_of.${subject}`)}</p>
        <p className={styles.facts}>
          {held === 'nobody' ? null : <span className={styles.held}>{text(`safety.desk.held_${held}`)}</span>}
          <time dateTime={created_at}>
            {intl.formatDate(created_at, {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
            })}
          </time>
          <span className={styles.quiet}>{number}</span>
        </p>
      </div>
      {held === 'other' ? null : (
        <Link
          to={`/console/complaints/${id}`}
          className={styles.take}
          aria-label={text('safety.desk.complaint_take', { number })}
        >
          {text('safety.desk.take')}
        </Link>
      )}
    </li>
  );
}

/** The complaints that wait, below the reports: of their content nothing (SAFE-1, SAFE-2). */
export function WaitingComplaints(props: {
  complaints: readonly WaitingComplaint[];
  waiting: { number: number; more: boolean };
}) {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const take = useMutation({
    ...takeNextComplaintMutation(),
    onSuccess({ complaint }) {
      if (complaint === null) return toast({ tone: 'info', text: text('safety.desk.complaints_none_free') });
      queries.setQueryData(complaintQuery(complaint.id).queryKey, { complaint });
      void navigate(`/console/complaints/${complaint.id}`);
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
  });
  const { complaints, waiting } = props;
  return (
    <section id="complaints" aria-labelledby="complaints-title" className={styles.complaints}>
      <div className={styles.head}>
        <h2 id="complaints-title">{text('safety.desk.complaints')}</h2>
        <p className={styles.number} role="status">
          {text(waiting.more ? 'safety.desk.complaints_waiting_more' : 'safety.desk.complaints_waiting', {
            number: waiting.number,
          })}
        </p>
      </div>
      {complaints.length === 0 ? null : (
        <>
          <Button loading={take.isPending} onClick={() => take.mutate({})} className={styles.next}>
            {text('safety.desk.complaints_next')}
          </Button>
          <ul className={styles.list}>
            {complaints.map((complaint) => (
              <Row key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
