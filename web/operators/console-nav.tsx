import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import styles from './console-frame.module.css';
import { isDaily, rightOfPage, sections } from './console-sections.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import { useRights } from './use-rights.ts';

/**
 * The sections that the operator's rights open. A phone shows all in one row that scrolls. A wide screen shows those of
 * daily work in one row, and the others in a menu at its end.
 */
export function ConsoleNav() {
  const text = useText();
  const rights = useRights();
  const { pathname } = useLocation();
  const row = useCurrentInView<HTMLElement>();
  const open = sections.filter(({ to }) => rights.has(rightOfPage(to)));
  const others = open.filter((section) => !isDaily(section));
  const current = others.find(({ pages }) => pages.test(pathname));
  const name = current === undefined ? text('operators.more') : text(current.name);
  return (
    <nav ref={row} className={styles.nav} aria-label={text('operators.navigation')}>
      {open.map((section) => (
        <Link
          key={section.to}
          to={section.to}
          className={isDaily(section) ? undefined : styles.other}
          aria-current={section.pages.test(pathname) ? 'page' : undefined}
        >
          {text(section.name)}
        </Link>
      ))}
      {others.length === 0 ? null : (
        <div className={styles.more} data-current={current !== undefined}>
          <DropMenu
            label={name}
            button={
              <>
                {name}
                <IconChevronDown size={16} aria-hidden />
              </>
            }
          >
            {others.map((section) => (
              <Link
                key={section.to}
                to={section.to}
                data-menu-item=""
                aria-current={current?.to === section.to ? 'page' : undefined}
              >
                {text(section.name)}
              </Link>
            ))}
          </DropMenu>
        </div>
      )}
    </nav>
  );
}
