import { useRouteLoaderData } from 'react-router';

interface RootData {
  /** ISO 3166-1 alpha-2 code of the visitor's country. */
  readonly country: string;
  /** `https://host` as the visitor sees it. */
  readonly origin: string;
  /** Whether the visitor dismissed the entry warning (SHELL-12). */
  readonly entered: boolean;
}

/** The data of the root loader; undefined if the loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root');
}
