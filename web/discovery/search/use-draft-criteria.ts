import { useEffect, useRef, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { addressOf } from '../criteria/member-search.ts';

const pause = 350;

/** Whether the router follows a link: it alone keeps the browser from doing so. */
const isFollowed = ({ defaultPrevented, target }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;

/**
 * What is chosen in a form beside its results: at once in the form, and applied after a short pause, so that running
 * through a list of years makes one search. A search that came otherwise (back, a chip) fills the form anew; whoever follows a
 * link meanwhile is not brought back by it.
 */
export function useDraft(criteria: Criteria, apply: (criteria: Criteria) => void) {
  const [draft, setDraft] = useState(criteria);
  const address = addressOf(criteria);
  const [known, setKnown] = useState(address);
  const [applied, setApplied] = useState<string | null>(null);
  if (address !== known) {
    setKnown(address);
    setApplied(null);
    if (address !== applied) setDraft(criteria);
  }
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const wanted = addressOf(draft);
  useEffect(() => {
    if (wanted === address) return;
    const timer = setTimeout(() => {
      setApplied(wanted);
      latest.current(draft);
    }, pause);
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
