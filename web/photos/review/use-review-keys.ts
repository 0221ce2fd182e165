import { useLayoutEffect } from 'react';
import { type RejectReason, rejectReasons } from '#contract/photos/reject-reason.ts';

interface Keys {
  /** Whether the reason dialog is open. Then only the digit keys work. */
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

/**
 * Keyboard shortcuts of the moderation queue: A approves, R and a digit reject, Z undoes. One hand is enough.
 */
export function useReviewKeys(keys: Keys): void {
  // A layout effect, so that the keys change together with the picture. A key pressed in between would apply
  // to the previous picture.
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
