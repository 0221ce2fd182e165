import { useEffect, useRef, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { addressOf } from './member-search.ts';

const pause = 350;

/**
 * What is chosen in a form beside its results: at once in the form, and applied after a short pause, so that running
 * through a list of years makes one search. A search that came otherwise (back, a chip) fills the form anew.
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
    return () => clearTimeout(timer);
  }, [wanted, address, draft]);
  return [draft, setDraft] as const;
}
