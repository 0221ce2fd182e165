import { useEffect, useState } from 'react';

/** True once the user has stayed for this long without leaving. */
export function useStayedOnPage(isThere: boolean, milliseconds: number): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setStayed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setStayed(false);
    };
  }, [isThere, milliseconds]);
  return stayed;
}
