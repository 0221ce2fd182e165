import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { savedSearchesQuery } from './saved-searches.ts';
import styles from './saved-searches-dialog.module.css';

/** Lists a member's saved searches to run, rename, remove, or switch notices (DISC-7). */
export function SavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data, error, refetch } = useQuery({ ...savedSearchesQuery(), staleTime: 0 });
  return (
    <Dialog title={text('discovery.saved.title')} placement="bottom" onClose={onClose}>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data ? null : <ListSkeleton count={3} />}
      {data && data.searches.length === 0 ? (
        <EmptyState
          picture="search"
          title={text('discovery.saved.none')}
          body={text('discovery.saved.none_body')}
        />
      ) : null}
      {data && data.searches.length > 0 ? (
        <>
          <ul className={styles.list}>
            {data.searches.map((search) => (
              <SavedSearchRow key={search.id} search={search} onRun={onClose} />
            ))}
          </ul>
          <p className={styles.limit}>
            {text('discovery.saved.limit', { count: data.searches.length, most: data.most })}
          </p>
        </>
      ) : null}
    </Dialog>
  );
}
