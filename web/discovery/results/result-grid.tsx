import { IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { type searchMembers, searchPageSize } from '#contract/discovery/search-members.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import tileGridStyles from '#web/ui/layout/tile-grid.module.css';
import { activeFiltersOf, useFilterText, withoutFilter } from '../criteria/active-filters.ts';
import { addressOf, ageLimits, type MemberSearch } from '../criteria/member-search.ts';
import { MemberGrid } from '../member-grid.tsx';
import bones from './card-skeleton.module.css';
import { FictionalCount } from './fictional-count.tsx';
import { MoreResults, Pager } from './more-results.tsx';
import styles from './result-grid.module.css';
import type { SearchResults } from './use-results.ts';

const someYears = 10;
/** Maximum number of suggestions. */
const offered = 2;

const wider = (criteria: Criteria): Criteria => ({
  ...criteria,
  min_age: (criteria.min_age ?? ageLimits.youngest) - someYears,
  max_age: (criteria.max_age ?? ageLimits.oldest) + someYears,
});

/** No match: offers to remove the most restrictive filter with one tap. */
function EmptyResults({ criteria }: { criteria: Criteria }) {
  const text = useText();
  const wishes = activeFiltersOf(criteria);
  const textOf = useFilterText(wishes);
  const loosened = wishes.filter(({ kind }) => kind !== 'age' && kind !== 'gender').slice(0, offered);
  const hasAges = wishes.some(({ kind }) => kind === 'age');
  return (
    <EmptyState picture="search" title={text('discovery.nobody')} body={text('discovery.nobody_body')}>
      {hasAges ? (
        <ButtonLink to={addressOf(wider(criteria))} variant="light">
          {text('discovery.widen_age')}
        </ButtonLink>
      ) : null}
      {loosened.map((wish) => (
        <ButtonLink
          key={textOf(wish)}
          to={addressOf(withoutFilter(criteria, wish))}
          variant="light"
          leftSection={<IconX size={18} aria-hidden />}
        >
          {text('discovery.without', { wish: textOf(wish) })}
        </ButtonLink>
      ))}
      <ButtonLink to={addressOf({})} variant={wishes.length > 0 ? 'subtle' : 'filled'}>
        {text('discovery.clear')}
      </ButtonLink>
    </EmptyState>
  );
}

type Grid = ComponentProps<typeof MemberGrid>;
type Page = AnswerOf<typeof searchMembers>;

/** Shows the number of results and how many of them are fictional (FIC-7). */
function Count({ found, without }: { found: Page; without: boolean }) {
  const text = useText();
  const { numResults: count, numFictional: fictional } = found;
  // Above the cap the number of fictional profiles is unknown. The text then says that some may be fictional.
  const mayBe = found.numResultsCapped && !without;
  return (
    <p className={styles.count} role="status">
      {text(found.numResultsCapped ? 'discovery.count_capped' : 'discovery.count', { count })}
      {mayBe ? (
        <> {text('discovery.some_fictional')}</>
      ) : (
        <FictionalCount fictional={fictional ?? 0} of={count} />
      )}
    </p>
  );
}

/** Shows the results: on a phone as one continuing list, on a desktop as a page. */
export function ResultGrid(props: {
  search: MemberSearch;
  member: boolean;
  results: SearchResults;
  heart: Grid['heart'];
  between?: Grid['between'];
  /** Shown beside the count. */
  aside?: ReactNode;
}) {
  const text = useText();
  const { search, results, heart, between } = props;
  const { hidden } = useFictionalChoice(props.member);
  const list = useRef<HTMLUListElement>(null);
  const pages = results.data?.pages ?? [];
  const [first] = pages;

  // After paging with the keyboard the focus moves to the top of the new page.
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(search.page);
  useEffect(() => {
    if (shown.current === search.page) return;
    shown.current = search.page;
    top.current?.focus({ preventScroll: true });
  }, [search.page]);

  if (!first) return null;
  const cards = pages.flatMap((page) => page.results);
  return (
    <div ref={top} tabIndex={-1} className={styles.results} aria-busy={results.isPlaceholderData}>
      <div className={styles.head}>
        <Count found={first} without={hidden || search.criteria.hide_fictional === true} />
        {props.aside}
      </div>
      {search.page > 1 ? (
        <div className={styles.earlier}>
          <ButtonLink to={addressOf(search.criteria, search.page - 1)} variant="light" fullWidth>
            {text('discovery.earlier')}
          </ButtonLink>
        </div>
      ) : null}
      {cards.length > 0 ? (
        <MemberGrid ref={list} cards={cards} heart={heart} {...(between && { between })} />
      ) : (
        <EmptyResults criteria={search.criteria} />
      )}
      <MoreResults results={results} list={list} />
      <Pager search={search} pages={Math.ceil(first.numResults / searchPageSize)} snapshot={first.snapshot} />
      {first.similarResults.length > 0 ? (
        <section aria-labelledby="similar-members" className={styles.similar}>
          <h2 id="similar-members">{text('discovery.similar', { count: first.numSimilar })}</h2>
          <p className={styles.why}>
            {text('discovery.similar_why')}
            <FictionalCount
              fictional={first.similarResults.filter((card) => card.fictional).length}
              of={first.numSimilar}
            />
          </p>
          <MemberGrid cards={first.similarResults} heart={heart} />
        </section>
      ) : null}
    </div>
  );
}

const isUnplaced = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ code }) => code === 'no_position');

/** Explains why there are no results: a search by distance needs a position, or an error occurred. */
function ResultsError(props: {
  search: MemberSearch;
  error: unknown;
  retry: () => void;
  /** The control to enter a position. */
  place: ReactNode;
}) {
  const text = useText();
  const { criteria } = props.search;
  if (!isUnplaced(props.error)) return <ErrorState error={props.error} retry={props.retry} />;
  return (
    <EmptyState title={text('discovery.no_place')} body={text('discovery.no_place_body')}>
      {props.place}
      <ButtonLink to={addressOf({ ...criteria, distance: undefined, order: undefined })} variant="subtle">
        {text('discovery.without_distance')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Placeholder for loading cards, in their shape. */
function MemberGridSkeleton({ count }: { count: number }) {
  return (
    <div className={tileGridStyles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <div key={key} className={bones.card}>
          <div className={bones.photo} />
          <div className={bones.line} />
          <div className={bones.short} />
        </div>
      ))}
    </div>
  );
}

const cardsOfScreen = 12;
/** Delay before the skeleton, so that fast responses do not make the list flicker. */
const flicker = 250;

/** Shows the results, or why there are none: loading, offline, refused or failed. */
export function SearchResultsView(props: ComponentProps<typeof ResultGrid> & { place: ReactNode }) {
  const text = useText();
  const { place, ...shown } = props;
  const { data, error, isPaused, isPlaceholderData, refetch } = shown.results;
  const slow = useIsSlow(isPlaceholderData, flicker);
  if (data && !slow) return <ResultGrid {...shown} />;
  if (error) {
    return <ResultsError search={shown.search} error={error} retry={() => void refetch()} place={place} />;
  }
  return (
    <>
      {isPaused ? <p role="status">{text('discovery.offline')}</p> : null}
      <MemberGridSkeleton count={cardsOfScreen} />
    </>
  );
}
