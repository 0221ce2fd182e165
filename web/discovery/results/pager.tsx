import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { addressOf, type MemberSearch } from '../criteria/member-search.ts';

import styles from './pager.module.css';

/** Returns the pages a pager shows: the first, the last, and those around the present one. */
function pageNumbers(present: number, pages: number): readonly number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - present) <= 1,
  );
}

/**
 * Links to the pages of results, which work with keyboard, middle button and history. They carry the
 * snapshot, so that all are pages of the same search (DISC-3).
 */
export function Pager(props: { search: MemberSearch; pages: number; snapshot: string | undefined }) {
  const text = useText();
  const { pages, snapshot } = props;
  const { criteria, page } = props.search;
  if (pages <= 1 && page === 1) return null;
  const link = (to: number) => ({ to: addressOf(criteria, to), state: { snapshot } });
  return (
    <nav className={styles.pager} aria-label={text('discovery.pages')}>
      {page > 1 ? (
        <Link {...link(Math.min(page - 1, Math.max(pages, 1)))} className={styles.step} rel="prev">
          <IconChevronLeft size={20} aria-hidden />
          {text('discovery.previous')}
        </Link>
      ) : null}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number} data-gap={index > 0 && number - (all[index - 1] ?? number) > 1}>
            <Link
              {...link(number)}
              className={styles.number}
              aria-label={text('discovery.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link {...link(page + 1)} className={styles.step} rel="next">
          {text('discovery.next')}
          <IconChevronRight size={20} aria-hidden />
        </Link>
      ) : null}
    </nav>
  );
}
