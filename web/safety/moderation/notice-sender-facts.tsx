import { Alert } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { NoticeSender } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import caseStyles from './report-page.module.css';

/** How far the word of the sender carries, the wave of notices, and what the clock will do (SAFE-8). */
export function NoticeSenderFacts({ sender }: { sender: NoticeSender }) {
  const text = useText();
  const intl = useIntl();
  const { standing, flagger, notices, members, turned_down, wave, hides_at, braked } = sender;
  return (
    <section className={caseStyles.part} aria-labelledby="notice-sender">
      <h2 id="notice-sender" className={caseStyles.heading}>
        {text('safety.sender.title')}
      </h2>
      <p>
        {flagger === null
          ? text(`safety.sender.${standing === 'known' ? 'known' : 'unknown'}`)
          : text('safety.sender.flagger', { name: flagger })}
      </p>
      <p className={caseStyles.quiet}>
        {text('safety.sender.notices', { notices, members, refused: turned_down })}
      </p>
      <p className={caseStyles.quiet}>
        {text('safety.sender.wave', { notices: wave.notices, unknown: wave.unknown })}
      </p>
      {hides_at === null ? null : (
        <p className={caseStyles.quiet}>
          {text('safety.sender.hides_at', {
            moment: intl.formatDate(hides_at, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      {braked ? (
        <Alert color="red" variant="light">
          {text('safety.sender.braked')}
        </Alert>
      ) : null}
    </section>
  );
}
