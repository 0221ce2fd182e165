import type { ComponentProps, ReactNode } from 'react';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import styles from '#web/ui/layout/tile-grid.module.css';
import { addressOf, type MemberSearch } from '../criteria/member-search.ts';
import bones from './card-skeleton.module.css';
import { ResultGrid } from './result-grid.tsx';

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
    <div className={styles.grid} aria-hidden="true">
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
