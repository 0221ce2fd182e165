import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import styles from '#web/ui/layout/tile-grid.module.css';
import bones from './card-skeleton.module.css';
import { ResultGrid } from './result-grid.tsx';
import { ResultsError } from './results-error.tsx';

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
