import { IconChevronLeft, IconLayoutGrid } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './settings-rail.module.css';
import { type SectionName, settingsSections } from './settings-sections.ts';

function Item(props: { to: string; icon: ReactNode; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={props.to}
        prefetch="intent"
        className={styles.item}
        aria-current={props.current ? 'page' : undefined}
      >
        {props.icon}
        <span>{props.children}</span>
      </Link>
    </li>
  );
}

/** The sections of the settings beside the chosen one, on a wide screen. Null is the overview. */
export function SettingsRail({ current }: { current: SectionName | null }) {
  const text = useText();
  return (
    <nav className={styles.rail} aria-label={text('shell.settings')}>
      <ul className={styles.list}>
        <Item
          to="/settings"
          current={current === null}
          icon={<IconLayoutGrid size={22} stroke={1.75} aria-hidden />}
        >
          {text('shell.settings_overview')}
        </Item>
        {settingsSections.map(({ name, to, title, Icon }) => (
          <Item
            key={name}
            to={to}
            current={current === name}
            icon={<Icon size={22} stroke={1.75} aria-hidden />}
          >
            {text(title)}
          </Item>
        ))}
      </ul>
    </nav>
  );
}

/** The way back to the overview, on a screen without the rail. */
export function BackToSettings() {
  const text = useText();
  return (
    <Link to="/settings" prefetch="intent" className={styles.back}>
      <IconChevronLeft size={20} aria-hidden />
      {text('shell.settings')}
    </Link>
  );
}
