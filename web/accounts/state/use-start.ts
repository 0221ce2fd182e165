import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '#web/sites/settings.ts';
import { changeDraft } from './sign-up-draft.ts';
import { startOf } from './start-of.ts';

/** Begins the draft with what a lander asked; in the address, which others may see, none of it stays (CONT-2). */
export function useStart(): void {
  const [search, setSearch] = useSearchParams();
  const { countries } = useSettings();
  useEffect(() => {
    const taken = startOf(search, countries);
    if (taken === null) return;
    changeDraft(taken.start);
    setSearch(taken.rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch, countries]);
}
