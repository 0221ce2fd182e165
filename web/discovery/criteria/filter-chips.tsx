import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { activeFiltersOf, useFilterText, withoutFilter } from './active-filters.ts';
import styles from './filter-chips.module.css';
import { addressOf } from './member-search.ts';

/** The active filters as chips, each removable, with a link that removes all. `save` is the save button. */
export function FilterChips({ criteria, save }: { criteria: Criteria; save: ReactNode }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const wishes = activeFiltersOf(criteria);
  const textOf = useFilterText(wishes);
  // The tapped chip disappears, so the focus moves to the list.
  const stay = () => list.current?.focus({ preventScroll: true });
  return (
    <div className={styles.row}>
      <ul ref={list} tabIndex={-1} className={styles.chips} aria-label={text('discovery.your_filters')}>
        {wishes.map((wish) => {
          const to = addressOf(withoutFilter(criteria, wish));
          return (
            <li key={`${wish.kind} ${textOf(wish)}`}>
              <Link
                to={to}
                className={styles.chip}
                onClick={stay}
                aria-label={text('discovery.leave_out', { wish: textOf(wish) })}
              >
                {textOf(wish)}
                <IconX size={16} aria-hidden />
              </Link>
            </li>
          );
        })}
        {wishes.length > 0 ? (
          <li>
            <Link to={addressOf({})} className={styles.act} onClick={stay}>
              {text('discovery.clear')}
            </Link>
          </li>
        ) : null}
      </ul>
      {wishes.length > 0 ? save : null}
    </div>
  );
}
