import { useRouteLoaderData } from 'react-router';

interface RootData {
  /** ISO 3166-1 alpha-2 of the visitor. */
  readonly country: string;
  /** `https://host` as the visitor sees it. */
  readonly origin: string;
  /** Whether the visitor put the entry warning away (SHELL-12). */
  readonly entered: boolean;
  /** Whether they chose about where they came from (GDPR-11). */
  readonly sourceChosen: boolean;
}

/** What the root loader found; nothing when it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root');
}
