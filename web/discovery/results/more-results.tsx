import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { addressOf, type MemberSearch } from '../criteria/member-search.ts';
import styles from './more-results.module.css';
import type { SearchResults } from './use-results.ts';

/**
 * Number of pages that load automatically. After them the button is required, so that the footer stays
 * reachable.
 */
const byItself = 5;
const ahead = '800px';

/**
 * End of the list on a phone: the next page loads automatically near it. The button loads it manually, which
 * is the only way with reduced motion. Hidden on a desktop, so nothing loads there.
 */
export function MoreResults(props: { results: SearchResults; list: RefObject<HTMLUListElement | null> }) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage, data } = props.results;
  const hasNextPage = props.results.hasNextPage && !props.results.isPlaceholderData;
  const pages = data?.pages.length ?? 0;
  const automatic = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && pages % byItself !== 0;

  useEffect(() => {
    const element = end.current;
    if (!element || !automatic || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [automatic, fetchNextPage]);

  // After a manual load the focus moves to the first new card.
  const more = async () => {
    const before = props.list.current?.children.length ?? 0;
    await fetchNextPage();
    requestAnimationFrame(() => props.list.current?.children.item(before)?.querySelector('a')?.focus());
  };

  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.end}>
      {isFetchNextPageError ? <p role="alert">{text('discovery.more_failed')}</p> : null}
      <Button variant="light" fullWidth loading={isFetchingNextPage} onClick={() => void more()}>
        {text(isFetchNextPageError ? 'kit.retry' : 'discovery.more')}
      </Button>
    </div>
  );
}

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
