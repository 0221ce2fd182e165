import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listMemberLogins } from '#contract/accounts/console/list-member-logins.ts';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Logins with browser and country, and the newest security events. No internet address is stored. */
export function LoginsSection({ member }: { member: Id }) {
  const text = useText();
  const intl = useIntl();
  const query = useQuery(queryFor(listMemberLogins, { member }));
  const at = (time: string) => intl.formatDate(time, moment);
  const deviceOf = (browser: string | null, system: string | null) =>
    [browser, system].filter((name) => name !== null).join(' · ');
  return (
    <MemberSection title={text('accounts.desk.logins')} query={query}>
      {({ logins, devices, two_step, passkeys, events }) => (
        <>
          <Nothing>
            {text('accounts.desk.login_methods', { devices, passkeys, two_step: two_step ? 'on' : 'off' })}
          </Nothing>
          {logins.length === 0 ? <Nothing>{text('accounts.desk.logins_none')}</Nothing> : null}
          <ul className={styles.list}>
            {logins.map((login) => (
              <li key={`${login.created_at} ${login.last_seen_at}`} className={styles.item}>
                <span>{deviceOf(login.browser, login.system) || text('accounts.desk.unknown_device')}</span>
                <span className={styles.facts}>
                  {login.country === null ? null : (
                    <span>{intl.formatDisplayName(login.country, { type: 'region' })}</span>
                  )}
                  <time dateTime={login.last_seen_at}>
                    {text('accounts.desk.last_active', { date: at(login.last_seen_at) })}
                  </time>
                </span>
              </li>
            ))}
          </ul>
          {events.length === 0 ? null : (
            <>
              <h3 className={styles.sub}>{text('accounts.desk.events')}</h3>
              <ul className={styles.list}>
                {events.map((event, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two events may be alike, and their order is fixed.
                  <li key={`${event.at} ${place}`} className={styles.item}>
                    <span>{text(`accounts.event.${event.kind}`)}</span>
                    <span className={styles.facts}>
                      <time dateTime={event.at}>{at(event.at)}</time>
                      <span>{deviceOf(event.browser, event.system)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Nothing>{text('accounts.desk.no_address')}</Nothing>
        </>
      )}
    </MemberSection>
  );
}
