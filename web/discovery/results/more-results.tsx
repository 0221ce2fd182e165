import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './more-results.module.css';
import type { SearchResults } from './use-results.ts';

/**
 * Number of pages that load automatically. After them the button is required, so that the footer stays
 * reachable.
 */
const byItself = 5;
const ahead = '800px';

/**
 * End of the list: the next page loads automatically near it. The button loads it manually, which is the only
 * way with reduced motion.
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
