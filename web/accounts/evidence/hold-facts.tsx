import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Hold } from '#contract/safety/hold.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from './evidence.module.css';

/** Ground, state, dates and people of a hold. */
export function HoldFacts({ hold, title }: { hold: Hold; title?: ReactNode }) {
  const text = useText();
  const intl = useIntl();
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  const isOpen = hold.released_at === null;
  return (
    <>
      <p className={styles.top}>
        {title}
        <span className={styles.name}>{text(`accounts.hold.ground.${hold.ground}`)}</span>
        <Pill tone={isOpen && hold.freeze !== 'ended' && hold.freeze !== 'none' ? 'warning' : 'quiet'}>
          {text(`accounts.hold.state.${hold.freeze}`)}
        </Pill>
        {hold.due ? <Pill tone="warning">{text('accounts.hold.due')}</Pill> : null}
      </p>
      {hold.words === null ? null : <p className={styles.words}>{hold.words}</p>}
      <p className={styles.facts}>
        <span>{hold.site}</span>
        <time dateTime={hold.placed_at}>
          {text('accounts.hold.placed', { date: day(hold.placed_at), account: hold.placed_by })}
        </time>
        {hold.authority === null ? null : (
          <span>{[hold.authority, hold.case_number].filter((part) => part !== null).join(' · ')}</span>
        )}
        {isOpen ? (
          <time dateTime={hold.review_at}>
            {text('accounts.hold.review', { date: day(hold.review_at), account: hold.owner })}
          </time>
        ) : (
          <time dateTime={hold.released_at ?? ''}>
            {text('accounts.hold.released', { date: day(hold.released_at ?? hold.review_at) })}
          </time>
        )}
        {hold.report === null ? null : (
          <Link to={`/console/reports/${hold.report}`}>{text('accounts.hold.case')}</Link>
        )}
      </p>
      {hold.deletion_waits ? <p className={styles.facts}>{text('accounts.hold.deletion_waits')}</p> : null}
      {hold.release_waits ? (
        <p className={styles.facts}>
          <Link to="/console/approvals">{text('accounts.hold.release_waits')}</Link>
        </p>
      ) : null}
    </>
  );
}
