import { useCallback, useSyncExternalStore } from 'react';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';

/** More than this between two answers is a clock that was changed, not the way they took. */
const slack = 2000;

/** By this device's clock, however wrong it is: what `expires` says is the server's. */
const ends = new Map<string, { told: RunningDiscount; end: number }>();

function endOf(discount: RunningDiscount): number {
  const known = ends.get(discount.expires);
  if (known?.told === discount) return known.end;
  const told = Date.now() + discount.seconds_left * 1000;
  // Told anew each minute: the countdown does not jump by what the network took.
  const end = known && Math.abs(known.end - told) < slack ? known.end : told;
  ends.set(discount.expires, { told: discount, end });
  return end;
}

const secondsLeft = (discount: RunningDiscount): number =>
  Math.max(0, Math.ceil((endOf(discount) - Date.now()) / 1000));

/** Seconds until a discount ends, on each second; 0 where there is none or it is over (CRED-9). */
export function useSecondsLeft(discount: RunningDiscount | null): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (discount === null) return () => {};
      const end = endOf(discount);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const next = () => {
        const left = end - Date.now();
        if (left <= 0) return;
        timer = setTimeout(
          () => {
            tell();
            next();
          },
          left % 1000 || 1000,
        );
      };
      next();
      // Timers sleep while nobody looks.
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [discount],
  );
  return useSyncExternalStore(
    subscribe,
    () => (discount ? secondsLeft(discount) : 0),
    () => discount?.seconds_left ?? 0,
  );
}
