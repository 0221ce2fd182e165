import { Link } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Spark } from '#web/ui/brand/spark.tsx';
import styles from './chat-rail.module.css';
import { useMemberLinks } from './member-links.tsx';

/**
 * The rail beside the conversations on a wide screen: logo, search, messages, likes, credits and the own
 * profile. The chat layout has no top bar (SHELL-2), so without the rail nobody finds the way out.
 */
export function ChatRail() {
  const text = useText();
  const { name: site } = useSettings();
  const user = useUser();
  const links = useMemberLinks();
  if (!user) return null;
  return (
    <nav className={styles.rail} aria-label={text('shell.navigation')}>
      <Link to="/members" className={styles.home} aria-label={text('shell.home', { name: site })}>
        <Spark size={30} />
      </Link>
      {links.map(({ name, to, Icon, label, badge }) => (
        <Link
          key={name}
          to={to}
          prefetch="intent"
          className={styles.item}
          aria-current={name === 'messages' ? 'true' : undefined}
        >
          <Icon size={24} aria-hidden />
          <span className={styles.label}>{label}</span>
          {badge ? <span className={styles.badge}>{badge}</span> : null}
        </Link>
      ))}
      <Link to="/profile" className={styles.own} aria-label={text('shell.my_profile')}>
        <Picture image={user.profile.main_image} name={user.profile.name} alt="" size="thumb" />
      </Link>
    </nav>
  );
}
