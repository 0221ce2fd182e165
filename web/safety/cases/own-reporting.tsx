import { Button } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnNotifierDecision } from '#contract/safety/notifiers/notifier.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './cases.module.css';
import { SentAppeal } from './own-decision-card.tsx';
import { ReportingAppeal } from './reporting-appeal.tsx';

function OwnReportingCard({ own }: { own: OwnNotifierDecision }) {
  const text = useText();
  const intl = useIntl();
  const [writing, setWriting] = useState(false);
  const { number, decision, facts, decided_at, until, appeal, appeal_token: token, appeal_until } = own;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>{text(`safety.reporting.${decision}`)}</h3>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.cases.done', { date: date(decided_at) })}
      </p>
      <p className={styles.words}>{facts}</p>
      <p>
        {until === null
          ? text('safety.reporting.warned_what')
          : `${text('safety.reporting.until', { date: date(until) })} ${text('safety.reporting.open')}`}
      </p>
      {appeal === null ? null : <SentAppeal appeal={appeal} isReporter={false} />}
      {token === null ? null : (
        <>
          <p>{text('safety.decision.appeal_until', { date: date(appeal_until) })}</p>
          {writing ? (
            <ReportingAppeal token={token} />
          ) : (
            <div className={styles.way}>
              <Button variant="default" onClick={() => setWriting(true)}>
                {text('safety.appeal.open')}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
}

/** Warnings and suspensions of the member as a sender of reports, with the way to appeal (DSA-5). */
export function OwnReporting({ reporting }: { reporting: readonly OwnNotifierDecision[] }) {
  const text = useText();
  if (reporting.length === 0) return null;
  return (
    <SettingsSection title={text('safety.reporting.title')}>
      <ul className={styles.list}>
        {reporting.map((own) => (
          <OwnReportingCard key={own.number} own={own} />
        ))}
      </ul>
    </SettingsSection>
  );
}
