import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to see the chosen tile, short enough not to wait for it. */
const glimpseMs = 170;

/**
 * Moves on by itself a moment after a choice by pointer (ACC-1). Returns the function to call at that choice.
 * Leaving the screen earlier, by the button or by going back, cancels the move.
 */
export function useMoveOn(screen: number, moveOn: () => void): () => void {
  const [picked, setPicked] = useState<number | null>(null);
  const go = useEffectEvent(moveOn);
  useEffect(() => {
    if (picked !== screen) return;
    const timer = window.setTimeout(() => {
      setPicked(null);
      go();
    }, glimpseMs);
    return () => window.clearTimeout(timer);
  }, [picked, screen]);
  // A picked screen is forgotten once another one is shown, so that going back does not move on again.
  if (picked !== null && picked !== screen) setPicked(null);
  return () => setPicked(screen);
}
