import { useLayoutEffect } from 'react';
import { type RejectReason, rejectReasons } from '#contract/photos/reject-reason.ts';

interface Keys {
  /** For a reason: then only the digits mean something. */
  readonly isAsking: boolean;
  onApprove(): void;
  onRefuse(): void;
  onReason(reason: RejectReason): void;
  onLookAgain(): void;
}

const isForUs = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || repeat) &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

const workOf = (key: string, keys: Keys): (() => void) | undefined => {
  if (keys.isAsking) {
    const reason = rejectReasons[Number(key) - 1];
    return reason && (() => keys.onReason(reason));
  }
  return new Map([
    ['a', keys.onApprove],
    ['r', keys.onRefuse],
    ['z', keys.onLookAgain],
  ]).get(key.toLowerCase());
};

/** A, R and a digit, Z: a queue is worked through with one hand. */
export function useReviewKeys(keys: Keys): void {
  // With what is shown, not after it: a key pressed in between would mean what was there before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const work = isForUs(event) ? workOf(event.key, keys) : undefined;
      if (work === undefined) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys]);
}
