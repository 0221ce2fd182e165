import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes over text typed before hydration. Only the DOM field holds it, and the next render would erase it.
 */
export function useEarlyInput(
  field: RefObject<HTMLTextAreaElement | null>,
  take: (words: string) => void,
): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') first.current(typed);
  }, [field]);
}
