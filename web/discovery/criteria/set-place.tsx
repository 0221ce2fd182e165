import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { searchMembers } from '#contract/discovery/search-members.ts';

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
