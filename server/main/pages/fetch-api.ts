import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteParameter } from '#server/platform/http/operation-input.ts';

const passedOn = [
  'cookie',
  'host',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const;

/**
 * Headers that name the origin of a request. A form posted to a page is subject to the CSRF check like a call
 * (API-3).
 */
const proofs = ['origin', 'sec-fetch-site'] as const;

const headersFor = (page: FastifyRequest, request: Request): Record<string, string> => {
  const isForm = page.method !== 'GET' && page.method !== 'HEAD';
  const headers: Record<string, string> = Object.fromEntries(request.headers);
  for (const name of isForm ? [...passedOn, ...proofs] : passedOn) {
    const value = page.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
};

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const addressOf = (request: Request, forced: string | null): string => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/api/')) throw new Error('pages may call only paths below /api/');
  if (forced !== null && !url.searchParams.has(siteParameter)) url.searchParams.set(siteParameter, forced);
  return url.pathname + url.search;
};

const headersOf = (answer: { readonly headers: OutgoingHttpHeaders }): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const line of Array.isArray(value) ? value : [value ?? '']) headers.append(name, String(line));
  return headers;
};

/**
 * Calls our own API in-process, as the visitor who requested the page: same cookies, host and address, and
 * the site that the `domain` parameter selects. Cookies that the call sets are passed to `onCookie`, for the
 * page's own answer.
 */
export function fetchApiFor(
  app: FastifyInstance,
  page: FastifyRequest,
  forced: string | null,
  onCookie: (line: string) => void,
) {
  return async (request: Request): Promise<Response> => {
    const method = methods.find((one) => one === request.method);
    const answer = await app.inject({
      method: method ?? 'GET',
      url: addressOf(request, forced),
      headers: headersFor(page, request),
      remoteAddress: page.socket.remoteAddress ?? '127.0.0.1',
      ...(request.body === null ? {} : { payload: await request.text() }),
    });
    const headers = headersOf(answer);
    for (const line of headers.getSetCookie()) onCookie(line);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
