import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { isNotice } from '#contract/safety/complaint.ts';
import { PictureCopies } from '#web/accounts/picture-copies.tsx';
import { ComplaintRefund } from '#web/chat/complaint-refund.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useRights } from '#web/operators/use-rights.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CaseLayout, useCaseId } from './case-layout.tsx';
import { ComplaintFacts } from './complaint-facts.tsx';
import { Deadline } from './deadline.tsx';
import { NoticeLinks } from './notice-links.tsx';
import { NoticeSenderFacts } from './notice-sender-facts.tsx';
import { NoticeSubject } from './notice-subject.tsx';
import { ReaderLanguage } from './reader-language.tsx';
import styles from './report-page.module.css';
import { complaintQuery } from './reports.query.ts';

// The page requests the complaint, not the loader. The request claims the complaint, and every look is
// recorded.
export const loader = operatorLoader(async () => {});

/** One complaint and its answer (SAFE-1, SAFE-2). */
export default function ComplaintPage() {
  const text = useText();
  const intl = useIntl();
  const rights = useRights();
  const { data, error, refetch, dataUpdatedAt: now } = useQuery(complaintQuery(useCaseId()));
  const complaint = data?.complaint;
  return (
    <CaseLayout
      title={text('safety.desk.complaint')}
      error={error}
      retry={() => void refetch()}
      found={
        complaint
          ? {
              heading: text(`safety.complaint.subject_of.${complaint.subject}`),
              number: complaint.number,
              facts: (
                <div className={styles.evidence}>
                  {isNotice(complaint.subject) ? <NoticeSubject complaint={complaint.id} /> : null}
                  {isNotice(complaint.subject) && rights.has('moderate') ? (
                    <PictureCopies about="complaint" id={complaint.id} />
                  ) : null}
                  {complaint.facts_of_sender === null ? null : (
                    <NoticeSenderFacts sender={complaint.facts_of_sender} />
                  )}
                  <ComplaintFacts complaint={complaint} />
                </div>
              ),
              side:
                complaint.answer === null ? (
                  <>
                    <Deadline due={complaint.due_at} now={now} />
                    <ReaderLanguage language={complaint.language} />
                    <NoticeLinks complaint={complaint} />
                    {complaint.subject === 'thought_real' &&
                    complaint.member !== null &&
                    rights.has('moderate') ? (
                      <ComplaintRefund complaint={complaint} />
                    ) : null}
                    <AnswerForm complaint={complaint} />
                  </>
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
                ),
            }
          : null
      }
    />
  );
}
