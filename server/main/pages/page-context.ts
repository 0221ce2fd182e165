import type { RouterContext, ServerBuild } from 'react-router';
import type { ShownLocale } from '#server/platform/texts/texts.ts';

/** The value of the bundle's `pageContext`; the same shape as in `web/platform/page-context.ts`. */
export interface PageContext {
  readonly nonce: string;
  readonly language: ShownLocale;
  readonly country: string;
  readonly origin: string;
  readonly demo: boolean;
  fetchApi(request: Request): Promise<Response>;
}

const isContext = (value: unknown): value is RouterContext<PageContext> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the context key that the bundle exports. React Router finds values by the identity of this object.
 */
export function pageContextOf(build: ServerBuild): RouterContext<PageContext> {
  const entry: object = build.entry.module;
  const key: unknown = 'pageContext' in entry ? entry.pageContext : undefined;
  if (!isContext(key)) throw new Error('The web bundle exports no pageContext.');
  return key;
}
