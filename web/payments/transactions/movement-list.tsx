import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { creditsChanged } from '#contract/ledger/events.ts';
import { MovementRow, movementPages } from '#web/ledger/movement-row.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { BuyCreditsLink } from '../buy-credits-link.tsx';
import { PagedList } from './paged-list.tsx';

/** Every movement of the member's credits, newest first, updated live (CRED-10). */
export function MovementList() {
  const text = useText();
  const queries = useQueryClient();
  const pages = useInfiniteQuery(movementPages());
  const readAgain = () => void queries.invalidateQueries({ queryKey: movementPages().queryKey });
  useLive(creditsChanged, readAgain);
  useLiveConnected(readAgain);
  const movements = pages.data?.pages.flatMap((page) => page.movements);
  return (
    <PagedList
      pages={pages}
      rows={movements?.map((movement) => <MovementRow key={movement.number} movement={movement} />)}
      joined
    >
      <EmptyState
        picture="coins"
        title={text('ledger.movements.empty_title')}
        body={text('ledger.movements.empty_body')}
      >
        <BuyCreditsLink />
      </EmptyState>
    </PagedList>
  );
}
