import { IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { searchMembers } from '#contract/discovery/search-members.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import tileGridStyles from '#web/ui/layout/tile-grid.module.css';
import { activeFiltersOf, useFilterText, withoutFilter } from '../criteria/active-filters.ts';
import {
  addressOf,
  addressOfSearch,
  ageLimits,
  type MemberSearch,
  startAddress,
} from '../criteria/member-search.ts';
import { MemberGrid } from '../member-grid.tsx';
import bones from './card-skeleton.module.css';
import { FictionalCount } from './fictional-count.tsx';
import { MoreResults } from './more-results.tsx';
import styles from './result-grid.module.css';
import { SimilarResults } from './similar-results.tsx';
import { usePlaceInAddress } from './use-place-in-address.ts';
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
      <ButtonLink to={startAddress} variant={wishes.length > 0 ? 'subtle' : 'filled'}>
        {text('discovery.clear')}
      </ButtonLink>
    </EmptyState>
  );
}

type Grid = ComponentProps<typeof MemberGrid>;
type Page = AnswerOf<typeof searchMembers>;

/**
 * The number of results, and how many of them are fictional (FIC-7). A chip over the foot of the list, as long
 * as the list is in sight.
 */
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

/** Shows the results as one list, page after page, and similar members after the last match. */
export function ResultGrid(props: {
  search: MemberSearch;
  member: boolean;
  results: SearchResults;
  heart: Grid['heart'];
  between?: Grid['between'];
}) {
  const text = useText();
  const { search, results, heart, between } = props;
  const { hidden } = useFictionalChoice(props.member);
  const list = useRef<HTMLUListElement>(null);
  const pages = results.data?.pages ?? [];
  const [first] = pages;
  usePlaceInAddress(list, search);

  if (!first) return null;
  const cards = pages.flatMap(({ results: found, pageNumber }) =>
    found.map((card, at) => (at === 0 ? { ...card, startsPage: pageNumber } : card)),
  );
  const earlier = first.pageNumber - 1;
  const nobody = cards.length === 0;
  return (
    <div className={styles.results} aria-busy={results.isPlaceholderData}>
      {earlier > 0 ? (
        <div className={styles.earlier}>
          <ButtonLink to={addressOfSearch({ ...search, page: earlier })} variant="light" fullWidth>
            {text('discovery.earlier')}
          </ButtonLink>
        </div>
      ) : null}
      {nobody && first.similarResults.length === 0 ? <EmptyResults criteria={search.criteria} /> : null}
      {nobody ? null : (
        <>
          <Count found={first} without={hidden || search.criteria.hide_fictional === true} />
          <MemberGrid ref={list} cards={cards} heart={heart} {...(between && { between })} />
        </>
      )}
      <MoreResults results={results} list={list} />
      {first.similarResults.length > 0 ? (
        <SimilarResults
          key={first.similarSnapshot}
          first={first}
          criteria={search.criteria}
          nobody={nobody}
          heart={heart}
        />
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
