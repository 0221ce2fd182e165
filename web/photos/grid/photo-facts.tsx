import { useIntl } from 'react-intl';
import type { ReviewFacts } from '#contract/accounts/console/list-review-facts.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-grid.module.css';

/** The facts about the member of a photo, in a few words (SAFE-10). */
export function PhotoFacts({ facts }: { facts: ReviewFacts }) {
  const text = useText();
  const intl = useIntl();
  const { about, refused, reports, device, network, state, host } = facts;
  const language = intl.formatDisplayName(facts.language, { type: 'language' }) ?? facts.language;
  const shared = (kind: 'device' | 'network', { number, more }: ReviewFacts['device']) =>
    number === 0 ? null : (
      <li data-tone={kind === 'device' ? 'warning' : undefined}>
        {text(`photos.grid.${kind}`, { number: more ? `${number}+` : String(number) })}
      </li>
    );
  return (
    <>
      <p className={styles.where}>
        {language} · {host}
        {state === 'active' ? null : <strong> · {text(`accounts.desk.state.${state}`)}</strong>}
      </p>
      <p className={styles.about}>{about ?? text('photos.grid.no_text')}</p>
      <ul className={styles.marks}>
        {refused.map(({ reason, number }) => (
          <li key={reason} data-tone="warning">
            {text('photos.grid.refusals', { number, reason: text(`photos.review.reason.${reason}`) })}
          </li>
        ))}
        {reports.map(({ reason, number }) => (
          <li key={reason} data-tone="danger">
            {text('photos.grid.reports', { number, reason: text(`safety.reason.${reason}`) })}
          </li>
        ))}
        {shared('device', device)}
        {shared('network', network)}
        {facts.approved > 0 ? <li>{text('photos.grid.others', { number: facts.approved })}</li> : null}
      </ul>
    </>
  );
}
