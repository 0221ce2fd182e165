import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { forgetSearch } from '../search-address.ts';
import { activeFiltersOf, useFilterText, withoutFilter } from './active-filters.ts';
import styles from './filter-chips.module.css';
import { addressOf, startAddress } from './member-search.ts';

/**
 * The active filters as chips, each removable, with a link back to the search that everybody starts with. They
 * are one line that scrolls.
 */
export function FilterChips({ criteria, isStart }: { criteria: Criteria; isStart: boolean }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const wishes = activeFiltersOf(criteria);
  const textOf = useFilterText(wishes);
  // The tapped chip disappears, so the focus moves to the list.
  const stay = () => list.current?.focus({ preventScroll: true });
  const clear = () => {
    forgetSearch();
    stay();
  };
  return (
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
      {isStart ? null : (
        <li>
          <Link to={startAddress} className={styles.act} onClick={clear}>
            {text('discovery.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
