import { NavLink } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from '#web/ui/layout/tab-bar.module.css';

const ways = [
  ['/members', 'discovery.way.search'],
  ['/swipe-game', 'discovery.way.swipe'],
  ['/match-finder', 'discovery.way.matches'],
] as const;

/** Tabs to the three ways of finding members. */
export function DiscoveryTabs() {
  const text = useText();
  return (
    <nav className={styles.tabs} aria-label={text('discovery.ways')}>
      {ways.map(([to, name]) => (
        <NavLink key={to} to={to} end prefetch="intent" className={styles.tab ?? ''}>
          {text(name)}
        </NavLink>
      ))}
    </nav>
  );
}
