import type { IncomingMessage, ServerResponse } from 'node:http';
import { originOf, shownLanguageOf, visitorOf } from '#server/platform/http/visitor.ts';
import type { PageParts } from '#server/platform/service.ts';
import { acceptedEncodings, fixedPageHeaders } from './answer-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { makeNonce } from './make-nonce.ts';
import { type CachedPage, isSharedVisitor, type PageCache, pageCacheKey } from './page-cache.ts';

const fixed = Object.entries({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...fixedPageHeaders,
  'cache-control': 'private, no-cache',
}).flat();

/** Whether the request is not for a page, or depends on more than the cache key covers. */
const isOther = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/assets/') || url.includes('domain=');

const heads = new WeakMap<CachedPage, readonly string[]>();

/** The headers of a cached page that are the same for every visitor. */
const headOf = (kept: CachedPage): readonly string[] => {
  const known = heads.get(kept) ?? [...fixed, ...kept.headers.flat()];
  heads.set(kept, known);
  return known;
};

/**
 * Answers a visitor's page from the cache before Fastify sees the request, so that a popular front page costs
 * little more than its bytes. Returns false if the page is not cached or needs the normal path (as behind any
 * proxy).
 */
export function answerFromPageCache(cache: PageCache, parts: PageParts) {
  const { platform, countryOf } = parts;
  const { demo, trustProxy } = platform.config;
  const { log } = platform;
  let count = 0;

  const findKept = ({ url = '', headers, socket }: IncomingMessage, host: string): CachedPage | null => {
    const hostname = host.replace(/:\d+$/, '');
    const visitor = visitorOf({ host, hostname, protocol: 'http', headers }, null, parts);
    if (visitor instanceof Promise || !isSharedVisitor(visitor.cookies)) return null;
    const { site, cookies } = visitor;
    const origin = originOf(visitor, platform.config);
    const language = shownLanguageOf(visitor, null, headers['accept-language'], demo);
    const country = countryOf(socket.remoteAddress ?? '') ?? site.defaultCountry;
    return cache.find(pageCacheKey({ site: site.id, origin, language, country, cookies, url }));
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    const { host } = headers;
    if (trustProxy !== false || method !== 'GET' || url === undefined || host === undefined || isOther(url))
      return false;
    const began = performance.now();
    const kept = findKept(request, host);
    if (kept === null) return false;
    const nonce = kept.page.hasNonce ? makeNonce() : null;
    // Null until an earlier request for the cached page has compressed it on the normal path.
    const encoded = kept.page.encoded(acceptedEncodings(headers), nonce ?? '');
    if (encoded === null) return false;

    const { body, encoding } = encoded;
    count += 1;
    const id = `kept-${count.toString(36)}`;
    const head = [...headOf(kept), 'x-request-id', id, 'content-length', String(body.length)];
    head.push('content-security-policy', contentSecurityPolicy(nonce, host, false));
    if (encoding !== null) head.push('content-encoding', encoding);
    response.writeHead(kept.status, head);
    response.end(body, 'latin1');
    const ms = Math.round((performance.now() - began) * 10) / 10;
    log.info({ request: id, method, route: '/*', status: kept.status, ms }, 'request');
    return true;
  };
}
