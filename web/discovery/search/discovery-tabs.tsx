import { NavLink } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './discovery-tabs.module.css';

const ways = [
  ['/members', 'discovery.way.search'],
  ['/swipe-game', 'discovery.way.swipe'],
  ['/match-finder', 'discovery.way.matches'],
] as const;

/** The three ways of finding members, as words in a line of 48 px. */
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
