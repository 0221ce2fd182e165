import { useEffect, useState } from 'react';

/** Longer than a person expects to wait: a notice is then shown. */
const slowAfterMs = 4000;

/** True when an operation has run for this many milliseconds. Fast operations cause no flicker. */
export function useIsSlow(going: boolean, milliseconds = slowAfterMs): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = window.setTimeout(() => setSlow(true), milliseconds);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [going, milliseconds]);
  return going && slow;
}
