import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { KeptPage } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const accepted = (request: FastifyRequest): string => {
  const header = request.headers['accept-encoding'];
  return typeof header === 'string' ? header : '';
};

/** The same on every page. */
export const fixedPageHeaders = {
  vary: 'cookie, accept-language, accept-encoding',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
};

/** Headers of every page, whoever made it. */
export function pageHeaders(reply: FastifyReply, nonce: string, host: string, secure: boolean): FastifyReply {
  return reply
    .headers(fixedPageHeaders)
    .header('content-security-policy', contentSecurityPolicy(nonce, host, secure));
}

/** Sends a page as it was made, compressed where that pays. */
export async function sendFresh(
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
  const encodings = accepted(request);
  if (response.body.length < 1000 || reply.hasHeader('content-encoding')) return reply.send(response.body);
  if (/\bbr\b/.test(encodings)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return reply.header('content-encoding', 'br').send(await brotli(response.body, { params }));
  }
  if (/\bgzip\b/.test(encodings))
    return reply.header('content-encoding', 'gzip').send(await gzipped(response.body));
  return reply.send(response.body);
}

/** Sends a kept page with this answer's own nonce. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptPage,
  nonce: string,
): Promise<FastifyReply> {
  reply.code(kept.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of kept.headers) reply.header(name, value);
  if (/\bgzip\b/.test(accepted(request))) {
    const packed = await kept.page.pack();
    return reply.header('content-encoding', 'gzip').send(Buffer.from(packed.gzip(nonce), 'latin1'));
  }
  return reply.send(Buffer.from(kept.page.plain(nonce), 'latin1'));
}
