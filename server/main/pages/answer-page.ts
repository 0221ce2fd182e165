import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConsoleHost, readPath } from '#server/platform/http/console-host.ts';
import { strictTransport } from '#server/platform/http/make-http.ts';
import { siteParameter } from '#server/platform/http/operation-input.ts';
import { isSecure, originOf, shownLanguageOf, visitorOf } from '#server/platform/http/visitor.ts';
import type { PageParts } from '#server/platform/service.ts';
import { contentSecurityPolicy, makeNonce } from './content-security-policy.ts';
import { type CachedPage, isSharedVisitor, type PageCache, pageCacheKey } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The Accept-Encoding header, or an empty string. */
const acceptedEncodings = ({ 'accept-encoding': encodings }: IncomingHttpHeaders): string =>
  typeof encodings === 'string' ? encodings : '';

/** The same for every page. */
const fixedPageHeaders = {
  vary: 'cookie, accept-language, accept-encoding',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
};

/** Sets the headers of every page, cached or fresh. */
export function pageHeaders(reply: FastifyReply, nonce: string, host: string, secure: boolean): FastifyReply {
  return reply
    .headers(fixedPageHeaders)
    .header('content-security-policy', contentSecurityPolicy(nonce, host, secure));
}

/** Sends a fresh page, compressed if that saves bytes. */
export async function sendFreshPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: {
    readonly status: number;
    readonly headers: ReadonlyArray<readonly [string, string]>;
    readonly body: Buffer;
  },
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  const encodings = acceptedEncodings(request.headers);
  if (response.body.length < 1000 || reply.hasHeader('content-encoding')) return reply.send(response.body);
  if (/\bbr\b/.test(encodings)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return reply.header('content-encoding', 'br').send(await brotli(response.body, { params }));
  }
  if (/\bgzip\b/.test(encodings))
    return reply.header('content-encoding', 'gzip').send(await gzipped(response.body));
  return reply.send(response.body);
}

/** Sends a cached page with the nonce of this answer. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedPage,
  nonce: string,
): Promise<FastifyReply> {
  reply.code(kept.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of kept.headers) reply.header(name, value);
  const accepts = acceptedEncodings(request.headers);
  let encoded = kept.page.encoded(accepts, nonce);
  if (encoded === null) {
    await kept.page.pack();
    encoded = kept.page.encoded(accepts, nonce);
  }
  if (encoded?.encoding) reply.header('content-encoding', encoded.encoding);
  return reply.send(Buffer.from(encoded?.body ?? kept.page.plain(nonce), 'latin1'));
}

const fixed = Object.entries({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...fixedPageHeaders,
  'cache-control': 'private, no-cache',
}).flat();

/**
 * Whether the request is not for a page, or depends on more than the cache key covers. Reads the address as the routers
 * do. Another spelling of a path or of the parameter counts, and the same letters elsewhere do not.
 */
export function isOther(url: string): boolean {
  if (!url.startsWith('/')) return true;
  const path = readPath(url).replace(/^\/+/, '/');
  if (/^\/(?:api\/|assets\/|console(?:[/.]|$))/.test(path)) return true;
  return URL.parse(`http://host${url}`)?.searchParams.has(siteParameter) ?? true;
}

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
  const { config } = platform;
  const { demo, trustProxy } = config;
  const secure = isSecure({ protocol: 'http' }, config);
  const strict = secure ? ['strict-transport-security', strictTransport(config)] : [];
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
    if (isConsoleHost(host, config)) return false;
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
    head.push('content-security-policy', contentSecurityPolicy(nonce, host, secure), ...strict);
    if (encoding !== null) head.push('content-encoding', encoding);
    response.writeHead(kept.status, head);
    response.end(body, 'latin1');
    const ms = Math.round((performance.now() - began) * 10) / 10;
    log.info({ request: id, method, route: '/*', status: kept.status, ms }, 'request');
    return true;
  };
}
