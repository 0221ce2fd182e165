import { useCallback, useSyncExternalStore } from 'react';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';

/** A larger difference in milliseconds between two responses means a changed clock, not network delay. */
const slack = 2000;

/** The end by the clock of this device, which may be wrong. `expires` is a time of the server. */
const ends = new Map<string, { told: RunningDiscount; end: number }>();

function endOf(discount: RunningDiscount): number {
  const known = ends.get(discount.expires);
  if (known?.told === discount) return known.end;
  const fetchedEnd = Date.now() + discount.seconds_left * 1000;
  // The server reports the remaining time every minute. Small differences are ignored, so the countdown does
  // not jump by the network delay.
  const end = known && Math.abs(known.end - fetchedEnd) < slack ? known.end : fetchedEnd;
  ends.set(discount.expires, { told: discount, end });
  return end;
}

const secondsLeft = (discount: RunningDiscount): number =>
  Math.max(0, Math.ceil((endOf(discount) - Date.now()) / 1000));

/** Subscribes to the seconds of a discount until it ends. */
const useSubscription = (discount: RunningDiscount | null) =>
  useCallback(
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
      // Timers stop while the page is hidden.
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [discount],
  );

/** Seconds until a discount ends, updated each second; 0 if there is none or it has ended (CRED-9). */
export const useSecondsLeft = (discount: RunningDiscount | null): number =>
  useSyncExternalStore(
    useSubscription(discount),
    () => (discount ? secondsLeft(discount) : 0),
    () => discount?.seconds_left ?? 0,
  );

/** Whether a discount has not ended yet. Unlike the seconds, this renders only at the end. */
export const useIsRunning = (discount: RunningDiscount | null): boolean =>
  useSyncExternalStore(
    useSubscription(discount),
    () => discount !== null && secondsLeft(discount) > 0,
    () => discount !== null && discount.seconds_left > 0,
  );
