import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface Lazy {
  /** Shown until the script is loaded. */
  readonly fallback?: ReactNode;
  /**
   * Called if the script fails to load, for example without a connection. Mounting the component again
   * retries.
   */
  readonly onMissing: (error: unknown) => void;
}

/**
 * A component whose script is loaded when it is first shown. Unlike React's `lazy`, a script that fails to
 * load leaves the page as it is (SHELL-10).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Lazy & { readonly part: Props }> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart({ fallback = null, onMissing, part }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const onFailure = useEffectEvent(onMissing);
    useEffect(() => {
      if (Part) return;
      let left = false;
      load().then(
        (came) => {
          loaded = came;
          if (!left) setPart(() => came);
        },
        (error: unknown) => left || onFailure(error),
      );
      return () => {
        left = true;
      };
    }, [Part]);
    return Part ? <Part {...part} /> : fallback;
  };
}
