import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { pseudoLocale } from '#contract/kit/locale.ts';
import { commonRefusals } from '#contract/kit/problem.ts';
import type { RequestFrame } from './api.ts';
import type { SendProblem } from './make-http.ts';
import { isDeclared, problemResponse } from './problem-response.ts';
import { Refusal } from './refusal.ts';
import { apiHeaders } from './security-headers.ts';
import { shownLanguageOf, type Visitor, type VisitorParts, visitorOf } from './visitor.ts';

const withoutField = (code: string) => new Refusal('invalid_input', {}, [{ field: '', code, params: {} }]);

const statusOf = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Error codes for a connection that is lost, refused or unavailable, and for a shutdown or a timeout. Also for a full
 * disk, too little memory, and a primary that takes no writes after a failover (OPS-7).
 */
const unavailable =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|57P0[123]|57014|55P03|53[1234]00|25006|58030|08...)$/;

const isUnavailable = (error: Error): boolean =>
  unavailable.test(codeOf(error)) ||
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  ) ||
  (error.cause instanceof Error && isUnavailable(error.cause));

/**
 * Translates errors of Fastify, the parsers and the database into a refusal. Returns null for a bug of ours.
 */
function refusalFromError(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  if (isUnavailable(error)) return new Refusal('unavailable');
  if (error instanceof pg.DatabaseError) return null;
  switch (statusOf(error)) {
    case 400:
      return withoutField('invalid');
    // A path traversal, or the path of a directory.
    case 403:
    case 404:
      return new Refusal('not_found');
    case 405:
      return new Refusal('method_not_allowed');
    case 413:
      return new Refusal('too_large');
    case 415:
      return new Refusal('unsupported_media_type');
    case 503:
      return new Refusal('unavailable');
    default:
      return null;
  }
}

/**
 * Answers every error as problem+json in the caller's language (API-2, LANG-2, LANG-6). A 429 with a
 * `seconds` parameter also gets a Retry-After header.
 */
export function problemSender(parts: VisitorParts): SendProblem {
  const { platform } = parts;

  const visitorFor = async (request: FastifyRequest, frame: RequestFrame | null): Promise<Visitor | null> => {
    try {
      return frame?.visitor ?? (await visitorOf(request, null, parts));
    } catch {
      // The site could not be read either, so the browser's language is used.
      return null;
    }
  };

  return async (request, reply, error) => {
    const { frame } = request;
    const operation = frame?.mounted?.operation ?? null;
    let refusal = refusalFromError(error);
    if (refusal === null || !isDeclared(refusal, operation)) {
      request.log.error(
        { request: request.id, err: error, operation: operation?.name },
        'an API call failed',
      );
      refusal = new Refusal('internal');
    }
    const visitor = await visitorFor(request, frame);
    const accept = request.headers['accept-language'];
    const locale =
      visitor === null
        ? 'nl'
        : shownLanguageOf(visitor, frame?.identity ?? null, accept, platform.config.demo);
    const answer = problemResponse(refusal, operation, locale, platform.texts);
    // Closes the connection instead of reading the rest of a refused body.
    if (answer.status === commonRefusals.too_large) reply.header('connection', 'close');
    const { seconds } = refusal.params;
    if (answer.status === commonRefusals.too_many_requests && typeof seconds === 'number')
      reply.header('retry-after', String(seconds));
    return reply
      .code(answer.status)
      .headers(apiHeaders)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('content-language', locale === pseudoLocale ? 'nl' : locale)
      .send(JSON.stringify(answer));
  };
}

/** Answers unknown paths below /api with 404, and known paths with another method with 405. */
export function mountUnknownApi(app: FastifyInstance, paths: ReadonlyMap<string, readonly string[]>): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const methods = paths.get(request.url.split('?')[0] ?? '');
    if (methods === undefined) throw new Refusal('not_found');
    reply.header('allow', methods.join(', '));
    throw new Refusal('method_not_allowed');
  };
  app.all('/api', { onRequest: refuse }, async () => {});
  app.all('/api/*', { onRequest: refuse }, async () => {});
  for (const path of paths.keys()) {
    const free = app.supportedMethods.filter((method) => !app.hasRoute({ method, url: path }));
    app.route({ method: free, url: path, onRequest: refuse, handler: async () => {} });
  }
}
