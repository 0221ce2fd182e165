import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSlow } from '#web/ui/feedback/use-slow.ts';
import { MemberGridSkeleton } from './member-grid-skeleton.tsx';
import { Results } from './result-grid.tsx';
import { NoResults } from './results-error.tsx';

const cardsOfScreen = 12;
/** Delay before the skeleton, so that fast responses do not make the list flicker. */
const flicker = 250;

/** Shows the results, or why there are none: loading, offline, refused or failed. */
export function Found(props: ComponentProps<typeof Results> & { place: ReactNode }) {
  const text = useText();
  const { place, ...shown } = props;
  const { data, error, isPaused, isPlaceholderData, refetch } = shown.results;
  const slow = useSlow(isPlaceholderData, flicker);
  if (data && !slow) return <Results {...shown} />;
  if (error) {
    return <NoResults search={shown.search} error={error} retry={() => void refetch()} place={place} />;
  }
  return (
    <>
      {isPaused ? <p role="status">{text('discovery.offline')}</p> : null}
      <MemberGridSkeleton count={cardsOfScreen} />
    </>
  );
}
