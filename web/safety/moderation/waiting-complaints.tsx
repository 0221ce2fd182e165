import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { WaitingComplaint } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Deadline } from './deadline.tsx';
import { claimNextComplaintMutation, complaintQuery } from './reports.query.ts';
import styles from './waiting-reports.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** The waiting complaints, below the reports, without their content (SAFE-1, SAFE-2). */
export function WaitingComplaints(props: {
  complaints: readonly WaitingComplaint[];
  waiting: { number: number; more: boolean };
  /** The moment when the complaints were read. */
  now: number;
}) {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const take = useMutation({
    ...claimNextComplaintMutation(),
    onSuccess({ complaint }) {
      if (complaint === null) return toast({ tone: 'info', text: text('safety.desk.complaints_none_free') });
      queries.setQueryData(complaintQuery(complaint.id).queryKey, { complaint });
      void navigate(`/console/complaints/${complaint.id}`);
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
  });
  const { complaints, waiting, now } = props;
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
            {complaints.map(({ id, number, subject, created_at, urgency, due_at, held }) => (
              <WaitingRow
                key={id}
                to={`/console/complaints/${id}`}
                number={number}
                createdAt={created_at}
                held={held}
                due={<Deadline due={due_at} now={now} />}
                urgency={urgency}
                reason={text(`safety.complaint.subject_of.${subject}`)}
                take={text('safety.desk.complaint_take', { number })}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
