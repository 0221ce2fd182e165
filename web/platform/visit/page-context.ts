import { createContext } from 'react-router';
import type { Language } from '../intl/language.ts';

/** The facts about a page request. The server sets them for each request. */
export interface PageContext {
  /** Nonce of this answer's Content-Security-Policy. */
  readonly nonce: string;
  readonly language: Language;
  /** ISO 3166-1 alpha-2 code of the visitor's country. */
  readonly country: string;
  /** `https://host` as the visitor sees it, for canonical URLs. */
  readonly origin: string;
  /** Whether this is the demo, in which pages for developers are available. */
  readonly demo: boolean;
  /** Calls our own API in-process as this visitor (with the visitor's cookies, host and address). */
  fetchApi(request: Request): Promise<Response>;
}

/** Also exported by the bundle's entry, so that the server sets the same key. */
export const pageContext = createContext<PageContext>();
