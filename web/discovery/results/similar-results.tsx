import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import { minute } from '#contract/kit/durations.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { MemberGrid } from '../member-grid.tsx';
import { FictionalCount } from './fictional-count.tsx';
import more from './more-results.module.css';
import styles from './similar-results.module.css';

type Page = AnswerOf<typeof searchMembers>;

/** Similar members page by page. The first page came with the matches. */
function useSimilar(criteria: Criteria, first: Page) {
  const { order = 'active', ...wishes } = criteria;
  const input = {
    ...wishes,
    order,
    similar: true,
    page: 1,
    ...(first.similarSnapshot !== null && { snapshot: first.similarSnapshot }),
  };
  const pages = pagesFor(searchMembers, input, (last) =>
    last.pageNumber * searchPageSize < first.numSimilar ? { ...input, page: last.pageNumber + 1 } : undefined,
  );
  return useInfiniteQuery({
    ...pages,
    enabled: false,
    gcTime: 30 * minute,
    initialData: { pages: [first], pageParams: [{ input }] },
  });
}

/**
 * Members who miss some of the wishes, after the matches. The heading says in words which wishes the search
 * dropped (DISC-1).
 */
export function SimilarResults(props: {
  first: Page;
  criteria: Criteria;
  /** Whether nobody meets all wishes. */
  nobody: boolean;
  heart: ComponentProps<typeof MemberGrid>['heart'];
}) {
  const text = useText();
  const intl = useIntl();
  const { first, nobody } = props;
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useSimilar(
    props.criteria,
    first,
  );
  const cards = data.pages.flatMap((page) => page.similarResults);
  const wishes = intl.formatList(first.similarRelaxed.map((wish) => text(`discovery.relaxed.${wish}`)));
  // After a manual load the focus moves to the first new card.
  const load = async () => {
    const before = list.current?.children.length ?? 0;
    await fetchNextPage();
    requestAnimationFrame(() => list.current?.children.item(before)?.querySelector('a')?.focus());
  };
  return (
    <section aria-labelledby="similar-members" className={nobody ? styles.first : styles.similar}>
      {nobody ? <p role="status">{text('discovery.nobody_exact')}</p> : null}
      <h2 id="similar-members">{text('discovery.similar', { wishes })}</h2>
      <p className={styles.why}>
        {cards.length < first.numSimilar ? (
          text('discovery.some_fictional')
        ) : (
          <FictionalCount fictional={cards.filter((card) => card.fictional).length} of={cards.length} />
        )}
      </p>
      <MemberGrid ref={list} cards={cards} heart={props.heart} />
      {hasNextPage ? (
        <div className={more.end}>
          {isFetchNextPageError ? <p role="alert">{text('discovery.more_failed')}</p> : null}
          <Button variant="light" fullWidth loading={isFetchingNextPage} onClick={() => void load()}>
            {text(isFetchNextPageError ? 'kit.retry' : 'discovery.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
