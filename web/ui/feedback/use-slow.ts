import { useEffect, useState } from 'react';

/** Longer than people expect something to take: then a word about it is due. */
const patience = 4000;

/** True once something has gone on for so many milliseconds; what is over in time should not flicker. */
export function useSlow(going: boolean, milliseconds = patience): boolean {
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
