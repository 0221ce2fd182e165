import { countryCookie } from '#contract/sites/country.ts';
import { entryCookie } from '#contract/sites/entry-cookie.ts';
import { schemeCookie } from '#contract/sites/scheme-cookie.ts';
import { sourceChoiceCookie } from '#contract/tracking/choose-source.ts';
import { type Cookies, operatorCookie, sessionCookie } from '#server/platform/http/cookies.ts';
import type { NoncedPage } from './nonced-page.ts';

export interface CachedPage {
  readonly page: NoncedPage;
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  /** Expiry, by `performance.now()`. */
  readonly until: number;
}

/** A page that was just rendered, and its cached form if it may be cached. */
export interface RenderedPage<Answer> {
  readonly answer: Answer;
  readonly kept: CachedPage | null;
}

export interface PageCache {
  find(key: string): CachedPage | null;
  /**
   * Renders the page once for all concurrent requests. The first request gets its own answer, the others the
   * cached page. They get null if the page may not be cached and each request must render its own.
   */
  make<Answer>(key: string, work: () => Promise<RenderedPage<Answer>>): Promise<Answer | CachedPage | null>;
}

/** Creates a cache bounded by bytes. The least recently used page is evicted first. */
export function makePageCache(maximumBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, CachedPage>();
  const making = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= pages.get(key)?.page.size ?? 0;
    pages.delete(key);
  };

  const keep = (key: string, kept: CachedPage): void => {
    forget(key);
    pages.set(key, kept);
    bytes += kept.page.size;
    for (const oldest of pages.keys()) {
      if (bytes <= maximumBytes) break;
      forget(oldest);
    }
  };

  return {
    find(key) {
      const kept = pages.get(key);
      if (kept === undefined) return null;
      if (kept.until < performance.now()) {
        forget(key);
        return null;
      }
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    },
    async make(key, work) {
      const underWay = making.get(key);
      if (underWay !== undefined) return underWay;
      const made = work();
      const shared = made.then(
        ({ kept }) => kept,
        () => null,
      );
      making.set(key, shared);
      try {
        const { answer, kept } = await made;
        if (kept !== null) keep(key, kept);
        return answer;
      } finally {
        making.delete(key);
      }
    },
  };
}

/**
 * Whether a visitor sees the shared page: no login, no chosen country, and no choice about the source of the
 * visit.
 */
export function isSharedVisitor(cookies: Cookies): boolean {
  return [sessionCookie, operatorCookie, countryCookie, sourceChoiceCookie].every(
    (name) => cookies[name] === undefined,
  );
}

/**
 * The cache key: everything a cached page may depend on. For the entry warning only whether it was dismissed
 * (SHELL-12).
 */
export function pageCacheKey(asked: {
  readonly site: number;
  readonly origin: string;
  readonly language: string;
  readonly country: string;
  readonly cookies: Cookies;
  readonly url: string;
}): string {
  const { site, origin, language, country, cookies, url } = asked;
  const entered = cookies[entryCookie] !== undefined;
  // Only the two values count, so that a stranger cannot fill the cache with others.
  const scheme = ['light', 'dark'].find((name) => name === cookies[schemeCookie]) ?? '';
  return `${site} ${origin} ${language} ${country} ${entered} ${scheme} ${url}`;
}
