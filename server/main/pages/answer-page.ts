import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { CachedPage } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The Accept-Encoding header, or an empty string. */
export const acceptedEncodings = ({ 'accept-encoding': encodings }: IncomingHttpHeaders): string =>
  typeof encodings === 'string' ? encodings : '';

/** The same for every page. */
export const fixedPageHeaders = {
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
