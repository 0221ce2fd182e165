import { NavLink } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './console-house.module.css';

/** Links to the pages that run the service. */
export function ConsoleHouseNav() {
  const text = useText();
  return (
    <nav aria-label={text('sites.house.navigation')}>
      <ul className={styles.nav}>
        <li>
          <NavLink to="/console/house" end>
            {text('sites.house.sites')}
          </NavLink>
        </li>
        <li>
          <NavLink to="/console/house/settings">{text('sites.house.settings')}</NavLink>
        </li>
        <li>
          <NavLink to="/console/house/prices">{text('sites.house.prices')}</NavLink>
        </li>
      </ul>
    </nav>
  );
}
