import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { complaintSubject, type OwnComplaint, redressOf } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import casesStyles from '../cases/cases.module.css';
import { ReportingAppeal } from '../cases/reporting-appeal.tsx';
import { AnswerAppeal, AppealPanel } from './answer-appeal.tsx';
import styles from './complaint.module.css';
import { ComplaintForm, complaintsQuery, type SentComplaint } from './complaint-form.tsx';
import { useFlagger } from './use-flagger.ts';

/** The member's complaint and our answer (SAFE-1). */
function OwnComplaintRow({ complaint }: { complaint: OwnComplaint }) {
  const text = useText();
  const intl = useIntl();
  const [isAppealing, setAppealing] = useState(false);
  const { number, subject, words, created_at, answer } = complaint;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <li className={casesStyles.case}>
      <h3 className={casesStyles.title}>{text(`safety.complaint.subject_of.${subject}`)}</h3>
      <p className={casesStyles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.complaint.sent', { date: date(created_at) })}
      </p>
      <p className={casesStyles.words}>{words}</p>
      <p className={casesStyles.state} data-done={answer !== null}>
        {answer === null
          ? text('safety.complaint.waiting')
          : text(`safety.complaint.outcome.${answer.outcome}`)}
      </p>
      {answer === null ? null : (
        <>
          <p className={casesStyles.part}>
            {text('safety.complaint.answer', { date: date(answer.answered_at) })}
          </p>
          <p className={casesStyles.words}>{answer.words}</p>
          <p className={casesStyles.quiet}>
            {text('safety.complaint.redress', { redress: redressOf(subject) })}
          </p>
          {answer.appeal_token === null ? null : isAppealing ? (
            <AnswerAppeal token={answer.appeal_token} />
          ) : (
            <div className={casesStyles.way}>
              <Button variant="default" onClick={() => setAppealing(true)}>
                {text('safety.appeal.open')}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
}

/** Confirms the complaint and shows its reference number (SAFE-1). */
function ComplaintConfirmation({ sent, onAgain }: { sent: SentComplaint; onAgain: () => void }) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.done}>
      <Illustration picture="sent" />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {text('safety.complaint.done_title')}
      </h2>
      <p className={styles.number}>{sent.number}</p>
      <CopyButton content={sent.number} />
      <p>{text('safety.complaint.done')}</p>
      {sent.mailed ? <p className={styles.quiet}>{text('safety.complaint.done_mailed')}</p> : null}
      <Button variant="subtle" onClick={onAgain}>
        {text('safety.complaint.again')}
      </Button>
    </div>
  );
}

export const loader = pageLoader(async ({ queryClient, url }) => {
  await queryClient.ensureQueryData(complaintsQuery());
  const subject = complaintSubject.safeParse(url.searchParams.get('subject')).data ?? null;
  return { subject, appeal: url.searchParams.get('appeal'), reporting: url.searchParams.get('reporting') };
});

/**
 * The complaint form for everybody: the sender gets a number and an answer (SAFE-1, DSA-1, FIC-14, GDPR-12).
 */
export default function ComplaintsPage() {
  const text = useText();
  const { subject, appeal, reporting } = useLoaderData<typeof loader>();
  const { data } = useQuery(complaintsQuery());
  const [sent, setSent] = useState<SentComplaint | null>(null);
  const { email = null, complaints = [] } = data ?? {};
  const { flagger, error } = useFlagger();
  const failure = useFailureText();
  return (
    <Page width="narrow">
      <PageTitle title={text('safety.complaint.title')} description={text('safety.complaint.lead')} />
      <PageHead title={text('safety.complaint.title')} lead={text('safety.complaint.lead')} />
      <div className={casesStyles.sections}>
        {appeal === null ? null : (
          <AppealPanel title="safety.appeal.answer_title">
            <AnswerAppeal token={appeal} />
          </AppealPanel>
        )}
        {reporting === null ? null : (
          <AppealPanel title="safety.reporting.appeal_title">
            <ReportingAppeal token={reporting} />
          </AppealPanel>
        )}
        <Panel className={styles.panel}>
          {error === null ? null : (
            <p role="alert" className={styles.fault}>
              {failure(error)}
            </p>
          )}
          {sent === null ? (
            <ComplaintForm
              key={flagger?.key ?? email}
              email={email}
              flagger={flagger}
              subject={subject}
              onDone={setSent}
            />
          ) : (
            <ComplaintConfirmation sent={sent} onAgain={() => setSent(null)} />
          )}
        </Panel>
        {complaints.length === 0 ? null : (
          <SettingsSection title={text('safety.complaint.own')}>
            <ul className={casesStyles.list}>
              {complaints.map((complaint) => (
                <OwnComplaintRow key={complaint.number} complaint={complaint} />
              ))}
            </ul>
          </SettingsSection>
        )}
      </div>
    </Page>
  );
}
