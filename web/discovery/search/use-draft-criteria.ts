import { useEffect, useEffectEvent, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { addressOf } from '../criteria/member-search.ts';

const debounceMilliseconds = 350;

/** Whether the router follows a link. Only the router prevents the default. */
const isFollowed = ({ defaultPrevented, target }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;

/**
 * Draft of a form beside its results. Changes show at once and are applied after a short pause, so that
 * scrolling through a list makes one search. A search from elsewhere (history, a chip) refills the form.
 * Following a link cancels a pending search.
 */
export function useDraftCriteria(criteria: Criteria, apply: (criteria: Criteria) => void) {
  const [draft, setDraft] = useState(criteria);
  const address = addressOf(criteria);
  const [known, setKnown] = useState(address);
  const [applied, setApplied] = useState<string | null>(null);
  if (address !== known) {
    setKnown(address);
    setApplied(null);
    if (address !== applied) setDraft(criteria);
  }
  const onPause = useEffectEvent(apply);
  const wanted = addressOf(draft);
  useEffect(() => {
    if (wanted === address) return;
    const timer = setTimeout(() => {
      setApplied(wanted);
      onPause(draft);
    }, debounceMilliseconds);
    const giveUp = (event: MouseEvent) => {
      if (isFollowed(event)) clearTimeout(timer);
    };
    window.addEventListener('click', giveUp);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', giveUp);
    };
  }, [wanted, address, draft]);
  return [draft, setDraft] as const;
}
