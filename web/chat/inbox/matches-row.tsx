import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { Avatar } from './avatar.tsx';
import styles from './matches-row.module.css';
import { useWaitingPeople } from './waiting-people.tsx';

/** A row is for a glance. The likes page lists all matches. */
const most = 20;

/**
 * The matches without a conversation, newest first, each a tap away from the first message. Renders nothing
 * without one. `onPhones` hides the row on a wide screen, for a page that has tiles of them there.
 */
export function MatchesRow({ onPhones = false }: { onPhones?: boolean }) {
  const text = useText();
  const { matches: waiting } = useWaitingPeople();
  if (waiting.length === 0) return null;
  return (
    <section aria-label={text('chat.matches')} className={styles.matches} data-elsewhere={onPhones}>
      <h2 className={styles.title}>{text('chat.matches')}</h2>
      <ul className={styles.row}>
        {waiting.slice(0, most).map(({ id, profile }) => (
          <li key={id}>
            <Link to={`/members/${id}/chat`} className={styles.match} prefetch="intent">
              <span className={styles.ring}>
                <Avatar card={profile} size="large" />
              </span>
              <span className={styles.name}>
                <ProfileName card={profile} age={false} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
