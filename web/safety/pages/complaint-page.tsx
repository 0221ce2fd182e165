import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { complaintQuery } from '../data/claim-complaint.ts';
import { AnswerForm } from '../parts/answer-form.tsx';
import { ComplaintFacts } from '../parts/complaint-facts.tsx';
import styles from '../parts/report-page.module.css';

// The complaint itself is asked for by the page: it is taken by it, and every look is recorded.
export const loader = operatorLoader(async () => {});

/** One complaint, and the answer to it (SAFE-1, SAFE-2). */
export default function ComplaintPage() {
  const text = useText();
  const intl = useIntl();
  const id = Number(useParams().id);
  const { data, error } = useQuery(complaintQuery(Number.isSafeInteger(id) && id > 0 ? id : 1));
  const complaint = data?.complaint;
  return (
    <Page>
      <PageTitle title={text('safety.desk.complaint')} />
      <Link to="/console/reports" className={styles.back}>
        {text('safety.desk.back')}
      </Link>
      {complaint ? (
        <>
          <PageHead
            title={text(`safety.complaint.subject_of.${complaint.subject}`)}
            lead={text('safety.cases.number', { number: complaint.number })}
          />
          <div className={styles.desk}>
            <ComplaintFacts complaint={complaint} />
            <div className={styles.side}>
              {complaint.answer === null ? (
                <AnswerForm complaint={complaint} />
              ) : (
                <section className={styles.part}>
                  <h2 className={styles.heading}>
                    {text(`safety.desk.complaint_outcome.${complaint.answer.outcome}`)}
                  </h2>
                  <p className={styles.said}>{complaint.answer.words}</p>
                  <p className={styles.quiet}>
                    {text('safety.complaint.answer', {
                      date: intl.formatDate(complaint.answer.answered_at, { dateStyle: 'long' }),
                    })}
                  </p>
                </section>
              )}
            </div>
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Page>
  );
}
