import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './more-results.module.css';
import type { SearchResults } from './use-results.ts';

/** Pages that come by themselves; then somebody is asked, so that what stands below the list can be reached. */
const byItself = 5;
const ahead = '800px';

/**
 * The end of the list on a phone: near it the next page comes by itself. The button does the same by hand, which is
 * the only way where less motion is wanted. Not seen at all on the desk, so nothing comes there.
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

  // By hand the keyboard goes on with the first of the new ones.
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
