import { NavLink } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './console-house.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { useRights } from './use-rights.ts';

/** Links to the pages that run the service. */
export function ConsoleHouseNav() {
  const text = useText();
  const rights = useRights();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={text('sites.house.navigation')}>
      <ul ref={row} className={`${styles.nav} ${styles.scroll}`}>
        {rights.has('house') ? (
          <>
            <li>
              <NavLink to="/console/house" end>
                {text('sites.house.sites')}
              </NavLink>
            </li>
            <li>
              <NavLink to="/console/house/settings">{text('sites.house.settings')}</NavLink>
            </li>
            <li>
              <NavLink to="/console/house/macros">{text('sites.house.macros')}</NavLink>
            </li>
            <li>
              <NavLink to="/console/house/company">{text('sites.house.company')}</NavLink>
            </li>
            <li>
              <NavLink to="/console/house/texts">{text('sites.house.texts')}</NavLink>
            </li>
            <li>
              <NavLink to="/console/house/announcements">{text('sites.house.announcements')}</NavLink>
            </li>
            <li>
              <NavLink to="/console/house/invites">{text('sites.house.invites')}</NavLink>
            </li>
          </>
        ) : null}
        <li>
          <NavLink to="/console/house/prices">{text('sites.house.prices')}</NavLink>
        </li>
      </ul>
    </nav>
  );
}
