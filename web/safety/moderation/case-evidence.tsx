import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type EvidenceMessage, evidencePath, type ReportCase } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './report-page.module.css';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Profile({ profile }: { profile: ReportCase['profile'] }) {
  const text = useText();
  const intl = useIntl();
  if (profile === null) return <p className={styles.quiet}>{text('safety.case.gone')}</p>;
  const { name, label, place, about, prompts, date_of_birth: born } = profile;
  return (
    <>
      <p>
        <strong>{name}</strong>
        {place === null ? null : `, ${place}`}
      </p>
      {born === '' ? null : (
        <p className={styles.quiet}>
          {text('safety.case.born', { date: intl.formatDate(born, { dateStyle: 'long', timeZone: 'UTC' }) })}
        </p>
      )}
      <p className={styles.quiet}>
        {label === null ? text('safety.case.no_label') : text('safety.case.label', { label })}
      </p>
      {about === null ? null : <p className={styles.said}>{about}</p>}
      {prompts.map(({ question, answer }) => (
        <p key={question} className={styles.said}>
          {answer}
        </p>
      ))}
    </>
  );
}

function Message({ message, meant }: { message: EvidenceMessage; meant: boolean }) {
  const text = useText();
  const intl = useIntl();
  const said = () => {
    if (message.body === null) return text('safety.case.no_words');
    if (message.kind === 'image') return text('safety.case.image');
    if (message.kind === 'gift') return text('safety.case.gift');
    if (message.kind === 'system') return text('safety.case.system');
    return message.body;
  };
  return (
    <li className={styles.message} data-from={message.from} data-meant={meant}>
      <p className={styles.by}>
        <strong>{text(`safety.case.${message.from}`)}</strong>
        <time dateTime={message.sent_at}>
          {intl.formatDate(message.sent_at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {meant ? <strong data-meant="">{text('safety.case.meant')}</strong> : null}
      </p>
      <p className={styles.said}>{said()}</p>
    </li>
  );
}

/** The evidence frozen with a report: the messages, the profile and the photos as they were then. */
export function CaseEvidence({ report }: { report: ReportCase }) {
  const text = useText();
  return (
    <div className={styles.evidence}>
      {report.appeal === null ? null : (
        <Part
          title={text(report.appeal.by === 'member' ? 'safety.case.appeal' : 'safety.case.appeal_reporter')}
        >
          <p className={styles.said}>{report.appeal.words}</p>
        </Part>
      )}
      {report.words === null ? null : (
        <Part title={text(report.source === 'member' ? 'safety.case.words' : 'safety.case.own_words')}>
          <p className={styles.said}>{report.words}</p>
        </Part>
      )}
      {report.messages.length === 0 ? null : (
        <Part title={text('safety.case.messages')}>
          <ol className={styles.messages}>
            {report.messages.map((message) => (
              <Message key={message.seq} message={message} meant={message.seq === report.message} />
            ))}
          </ol>
        </Part>
      )}
      <Part title={text('safety.case.profile')}>
        <Profile profile={report.profile} />
      </Part>
      {report.pictures.length === 0 ? null : (
        <Part title={text('safety.case.pictures')}>
          <div className={styles.pictures}>
            {report.pictures.map((picture, index) => (
              <img
                key={picture}
                src={`${evidencePath}?picture=${picture}`}
                alt={text('safety.case.picture', { number: index + 1 })}
              />
            ))}
          </div>
        </Part>
      )}
    </div>
  );
}
