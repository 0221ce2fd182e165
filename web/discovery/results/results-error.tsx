import type { ReactNode } from 'react';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { addressOf, type MemberSearch } from '../criteria/member-search.ts';

const isUnplaced = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ code }) => code === 'no_position');

/** Explains why there are no results: a search by distance needs a position, or an error occurred. */
export function ResultsError(props: {
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
