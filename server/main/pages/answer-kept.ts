import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { originOf, shownLanguageOf, visitorOf } from '#server/platform/http/visitor.ts';
import type { PageParts } from '#server/platform/service.ts';
import { fixedPageHeaders } from './answer-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { makeNonce } from './make-nonce.ts';
import { isLikeAll, type KeptPage, keyOf, type PageCache } from './page-cache.ts';

const fixed = Object.entries({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...fixedPageHeaders,
  'cache-control': 'private, no-cache',
}).flat();

/** Not a page, or one that asks for more than the cache knows. */
const isOther = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/assets/') || url.includes('domain=');

const takesGzip = ({ 'accept-encoding': encodings }: IncomingHttpHeaders): boolean =>
  typeof encodings === 'string' && /\bgzip\b/.test(encodings);

/** Not there before somebody who asked for a kept page had it compressed, on the ordinary way. */
const formOf = (kept: KeptPage | null, zipped: boolean) =>
  zipped ? kept?.page.packed?.gzip : kept?.page.plain;

/**
 * Answers a visitor's page from the cache before the framework sees the request: a front page that many ask
 * for costs little more than its bytes. False: not kept, or a case for the ordinary way (any proxy is).
 */
export function keptPageAnswer(cache: PageCache, parts: PageParts) {
  const { platform, countryOf } = parts;
  const { demo, trustProxy } = platform.config;
  const { log } = platform;
  let count = 0;

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers, socket } = request;
    const { host } = headers;
    if (trustProxy !== false || method !== 'GET' || url === undefined || host === undefined || isOther(url))
      return false;
    const began = performance.now();
    const hostname = host.replace(/:\d+$/, '');
    const visitor = visitorOf({ host, hostname, protocol: 'http', headers }, null, parts);
    if (visitor instanceof Promise || !isLikeAll(visitor.cookies)) return false;
    const language = shownLanguageOf(visitor, null, headers['accept-language'], demo);
    const country = countryOf(socket.remoteAddress ?? '') ?? visitor.site.defaultCountry;
    const kept = cache.find(
      keyOf({
        site: visitor.site.id,
        origin: originOf(visitor, platform.config),
        language,
        country,
        cookies: visitor.cookies,
        url,
      }),
    );
    const zipped = takesGzip(headers);
    const bodyWith = formOf(kept, zipped);
    if (kept === null || bodyWith === undefined) return false;

    const nonce = makeNonce();
    const body = bodyWith(nonce);
    count += 1;
    const id = `kept-${count.toString(36)}`;
    const head = [
      ...fixed,
      ...kept.headers.flat(),
      'x-request-id',
      id,
      'content-length',
      String(body.length),
    ];
    head.push('content-security-policy', contentSecurityPolicy(nonce, host, false));
    if (zipped) head.push('content-encoding', 'gzip');
    response.writeHead(kept.status, head);
    response.end(body, 'latin1');
    const ms = Math.round((performance.now() - began) * 10) / 10;
    log.info({ request: id, method, route: '/*', status: kept.status, ms }, 'request');
    return true;
  };
}
