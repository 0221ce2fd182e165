import { NavLink } from 'react-router';
import styles from '#web/operators/console-house.module.css';
import { useCurrentInView } from '#web/operators/use-current-in-view.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Links to the console pages about fictional profiles. */
export function FictionalNav() {
  const text = useText();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={text('sites.fictional.plural')}>
      <ul ref={row} className={`${styles.nav} ${styles.scroll}`}>
        <li>
          <NavLink to="/console/fictional" end>
            {text('chat.profiles.all')}
          </NavLink>
        </li>
        <li>
          <NavLink to="/console/fictional/answers">{text('chat.judge.title')}</NavLink>
        </li>
        <li>
          <NavLink to="/console/fictional/editors">{text('chat.judge.editors')}</NavLink>
        </li>
      </ul>
    </nav>
  );
}
