import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes over what somebody typed before the script was there: it stands in the field alone, and the next drawing would wipe it out. */
export function useTypedEarly(
  field: RefObject<HTMLTextAreaElement | null>,
  take: (words: string) => void,
): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') first.current(typed);
  }, [field]);
}
