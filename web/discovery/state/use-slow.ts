import { useEffect, useState } from 'react';

/** True once something has gone on for so many milliseconds: what is quick should not flicker. */
export function useSlow(going: boolean, milliseconds = 250): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [going, milliseconds]);
  return going && slow;
}
