import { useQuery } from '@tanstack/react-query';
import { getFlagger } from '#contract/safety/flaggers/get-flagger.ts';
import { call } from '#web/platform/api/api.ts';
import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';

/** The part of the mailed link that holds the key. It follows a hash sign, so that no server log has it. */
const mark = '#flagger=';

/** A trusted flagger who opened the mailed link, with its key (DSA art. 22). */
export interface Flagger {
  readonly key: string;
  readonly name: string;
}

/** The key in the page's address; null without one. */
const keyOfAddress = (): string | null => {
  const { hash } = window.location;
  return hash.startsWith(mark) ? hash.slice(mark.length) : null;
};

/**
 * Returns the trusted flagger of the page's address, or undefined without a key. An ended or replaced key gives an
 * error.
 */
export function useFlagger(): { readonly flagger: Flagger | undefined; readonly error: Error | null } {
  const key = useBrowserValue(keyOfAddress, null);
  const { data, error } = useQuery({
    queryKey: ['safety/get-flagger', key],
    queryFn: () => call(getFlagger, { key: key ?? '' }),
    enabled: key !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { flagger: key === null || data === undefined ? undefined : { key, name: data.name }, error };
}
