import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { getLocation } from '#contract/profiles/get-location.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The searcher's own place. The profile pages share this cache entry. */
export const ownPlaceQuery = () => queryFor(getLocation, {});

/** Whether the member has a position, so that a search by distance is possible. True while it is loading. */
export function useHasPosition(member: boolean): boolean {
  const { data } = useQuery({ ...ownPlaceQuery(), enabled: member });
  return member && (data?.location.positioned ?? true);
}

const PlaceDialog = lazy(() => import('./place-dialog.tsx').then((part) => ({ default: part.PlaceDialog })));

/** Opens the dialog for a member's place. Afterwards all searches are repeated from there. */
export function SetPlace({ children }: { children: (open: () => void) => ReactNode }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: [searchMembers.name] });
  };
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense>{open ? <PlaceDialog onClose={close} /> : null}</Suspense>
    </>
  );
}
