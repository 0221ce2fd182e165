import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ServedFile {
  readonly type: string;
  readonly body: string | Buffer;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a file that is the same for every visitor of a host. Any cache may store it and revalidate it by its
 * ETag.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, seconds, headers = {} }: ServedFile,
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'cache-control': `public, max-age=${seconds}`,
    etag: tag,
    ...headers,
  });
  const known = request.headers['if-none-match'] ?? '';
  if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
