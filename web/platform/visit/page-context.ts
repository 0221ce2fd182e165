import { createContext } from 'react-router';
import type { Language } from '../intl/language.ts';

/** What the server knows of the request that asked for a page; it sets this for each one. */
export interface PageContext {
  /** Of the Content-Security-Policy of this answer. */
  readonly nonce: string;
  readonly language: Language;
  /** ISO 3166-1 alpha-2 of the visitor. */
  readonly country: string;
  /** `https://host` as the visitor sees it, for canonical addresses. */
  readonly origin: string;
  /** A showcase: pages for who builds may show themselves. */
  readonly demo: boolean;
  /** Calls our own API in-process as this visitor (cookies, host and address are the visitor's). */
  fetchApi(request: Request): Promise<Response>;
}

/** Exported by the bundle's entry too, so that the server sets the very same key. */
export const pageContext = createContext<PageContext>();
