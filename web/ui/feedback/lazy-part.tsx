import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

interface Lazy {
  /** Stands there until it has come. */
  readonly fallback?: ReactNode;
  /** Its script did not come, without a connection say. Shown once more, it is asked for once more. */
  readonly onMissing: (error: unknown) => void;
}

/**
 * A part of a page whose script comes when it is first shown. Other than with `lazy` of React, a script that does not
 * come leaves the page as it is (SHELL-10).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Lazy & { readonly part: Props }> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart({ fallback = null, onMissing, part }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const latest = useRef(onMissing);
    useEffect(() => {
      latest.current = onMissing;
    });
    useEffect(() => {
      if (Part) return;
      let left = false;
      load().then(
        (came) => {
          loaded = came;
          if (!left) setPart(() => came);
        },
        (error: unknown) => left || latest.current(error),
      );
      return () => {
        left = true;
      };
    }, [Part]);
    return Part ? <Part {...part} /> : fallback;
  };
}
