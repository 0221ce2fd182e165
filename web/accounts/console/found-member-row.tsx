import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FoundMember } from '#contract/accounts/console/find-members.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from './member-desk.module.css';
import { MemberStatePill } from './member-state-pill.tsx';

/** One found member; the whole row links to the member's page. */
export function FoundMemberRow({ found }: { found: FoundMember }) {
  const text = useText();
  const intl = useIntl();
  const { member, name, age, fictional, state, site, since, last_active_at, matched, main_image } = found;
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <li>
      <Link to={`/console/members/${member}`} className={styles.found} data-result>
        <span className={styles.thumb}>
          <Picture image={main_image} alt="" size="thumb" />
        </span>
        <span className={styles.what}>
          <span className={styles.name}>
            {name === null ? (
              text('accounts.desk.erased_member')
            ) : (
              <ProfileName card={{ name, fictional, ...(age !== null && { age }) }} />
            )}
          </span>
          <span className={styles.facts}>
            <span>{site.host}</span>
            <time dateTime={since}>{text('accounts.desk.since', { date: day(since) })}</time>
            {last_active_at === null ? null : (
              <time dateTime={last_active_at}>
                {text('accounts.desk.last_active', { date: day(last_active_at) })}
              </time>
            )}
            <span className={styles.number}>{member}</span>
          </span>
        </span>
        <span className={styles.end}>
          {matched.map((key) => (
            <Pill key={key}>{text(`accounts.desk.matched.${key}`)}</Pill>
          ))}
          <MemberStatePill state={state} />
        </span>
      </Link>
    </li>
  );
}
