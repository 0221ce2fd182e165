import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { hourSeconds } from '#contract/kit/durations.ts';
import { isSameOrigin } from '#server/platform/http/csrf-check.ts';
import { siteParameter } from '#server/platform/http/operation-input.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { visitorPayer } from '#server/platform/http/request-payer.ts';
import { isHost, originOf, shownLanguageOf, type Visitor, visitorOf } from '#server/platform/http/visitor.ts';
import type { Identity } from '#server/platform/http/wiring.ts';
import { generalCharge } from '#server/platform/limits/charges.ts';
import { refuseUnpaid } from '#server/platform/limits/refuse-unpaid.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { PageParts } from '#server/platform/service.ts';
import type { ShownLocale } from '#server/platform/texts/texts.ts';
import { answerFromPageCache, pageHeaders, sendCachedPage, sendFreshPage } from './answer-page.ts';
import { makeNonce } from './content-security-policy.ts';
import { fetchApiFor } from './fetch-api.ts';
import { pageContextOf } from './load-bundle.ts';
import { noncedPage } from './nonced-page.ts';
import {
  type CachedPage,
  isSharedVisitor,
  makePageCache,
  pageCacheKey,
  type RenderedPage,
} from './page-cache.ts';

/**
 * Header with which a route states how many seconds its page may be cached for visitors without a session.
 */
const cacheHeader = 'x-page-cache';

const bodyLimit = 64 * 1024;

interface Made {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly body: Buffer;
}

interface Asked {
  readonly visitor: Visitor;
  readonly language: ShownLocale;
  readonly country: string;
  readonly origin: string;
  readonly nonce: string;
}

const forcedSite = (request: FastifyRequest): string | null => {
  const { query } = request;
  const forced =
    typeof query === 'object' && query !== null && siteParameter in query ? query[siteParameter] : null;
  return typeof forced === 'string' ? forced : null;
};

/** Browsers send a body only with these methods. */
const isForm = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

const bodyOf = (request: FastifyRequest): { body: Readable; duplex: 'half' } | null => {
  if (!isForm(request)) return null;
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= bodyLimit)) throw new Refusal('too_large');
  return { body: request.raw, duplex: 'half' };
};

/**
 * Returns the path of the request target. A proxy may send a whole URL. The path must start with one slash,
 * because two name a host.
 */
const pathOf = (target: string): string => {
  if (/^[/\\]/.test(target)) return target.replace(/^[/\\]+/, '/');
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname.replace(/^\/+/, '/') + search;
};

const webRequest = (request: FastifyRequest, origin: string, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const line of Array.isArray(value) ? value : [value]) headers.append(name, line);
  }
  const init: RequestInit & { duplex?: 'half'; body?: Readable } = {
    method: request.method,
    headers,
    signal,
  };
  const url = new URL(origin + pathOf(request.url));
  // Removing dot segments may leave two slashes, as in `/.//evil.example`.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return new Request(url, { ...init, ...bodyOf(request) });
};

const keptOf = (made: Made, seconds: number, nonce: string): CachedPage | null => {
  const cookies = made.headers.some(([name]) => name === 'set-cookie');
  if (made.status !== 200 || cookies || !(seconds > 0)) return null;
  return {
    page: noncedPage(made.body, nonce),
    status: made.status,
    headers: made.headers,
    until: performance.now() + Math.min(seconds, hourSeconds) * 1000,
  };
};

/** Logs errors of pages, without addresses. A refusal of a route, such as a 404, is not logged. */
const withQuietErrors = (build: ServerBuild, log: Logger): ServerBuild => {
  if (build.entry.module.handleError !== undefined) return build;
  const handleError: HandleErrorFunction = (error, { request }) => {
    if (!request.signal.aborted && !isRouteErrorResponse(error))
      log.error({ err: error }, 'failed to render a page');
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
};

const askedBy = (
  { platform, countryOf }: PageParts,
  request: FastifyRequest,
  visitor: Visitor,
  identity: Identity | null,
): Asked => ({
  visitor,
  language: shownLanguageOf(visitor, identity, request.headers['accept-language'], platform.config.demo),
  country: countryOf(request.ip) ?? visitor.site.defaultCountry,
  origin: originOf(visitor, platform.config),
  nonce: makeNonce(),
});

/** Renders a page with React Router. */
const makeRenderer = (
  app: FastifyInstance,
  { platform }: PageParts,
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
) => {
  const handle = createRequestHandler(async () => withQuietErrors(await loadBuild(), platform.log), mode);
  return async (
    request: FastifyRequest,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<{ made: Made; seconds: number }> => {
    const context = new RouterContextProvider();
    const lines: string[] = [];
    context.set(pageContextOf(await loadBuild()), {
      nonce: asked.nonce,
      language: asked.language,
      country: asked.country,
      origin: asked.origin,
      demo: platform.config.demo,
      fetchApi: fetchApiFor(app, request, forcedSite(request), (line) => lines.push(line)),
    });
    const scheme = asked.visitor.secure ? 'https' : 'http';
    const response = await handle(webRequest(request, `${scheme}://${asked.visitor.host}`, signal), context);
    const seconds = Number(response.headers.get(cacheHeader) ?? 0);
    response.headers.delete(cacheHeader);
    for (const line of lines) response.headers.append('set-cookie', line);
    const body = Buffer.from(await response.arrayBuffer());
    return { made: { status: response.status, headers: [...response.headers], body }, seconds };
  };
};

/**
 * Mounts the pages: every path that is neither API nor file. `loadBuild` returns the bundle; in development a
 * fresh one.
 */
export function mountPages(
  app: FastifyInstance,
  parts: PageParts,
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): void {
  const { platform, wiring } = parts;
  const { publicUrl } = platform.config;
  const cache = makePageCache();
  const render = makeRenderer(app, parts, loadBuild, mode);

  const chargePage = async ({ ip }: FastifyRequest, visitor: Visitor): Promise<void> =>
    refuseUnpaid(await platform.budgets.spend(generalCharge, visitorPayer(ip, visitor, platform)));

  const identityOf = async (visitor: Visitor): Promise<Identity | null> => {
    const identity = await wiring.identify(visitor.cookies, platform, visitor.site);
    return identity !== null && identity.site === visitor.site.id ? identity : null;
  };

  const headed = (reply: FastifyReply, asked: Asked): FastifyReply =>
    mode === 'production'
      ? pageHeaders(reply, asked.nonce, asked.visitor.host, asked.visitor.secure)
      : // The scripts of Vite have no nonce.
        reply.removeHeader('content-security-policy');

  const sendOwn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor,
  ): Promise<FastifyReply> => {
    await chargePage(request, visitor);
    const identity = await identityOf(visitor);
    const asked = askedBy(parts, request, visitor, identity);
    const { made } = await render(request, asked, disconnectSignal(reply));
    // After log-out the back button must not show a member's page.
    if (identity !== null) reply.header('cache-control', 'private, no-store');
    return sendFreshPage(request, headed(reply, asked), made);
  };

  const sendShared = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor,
  ): Promise<FastifyReply> => {
    const asked = askedBy(parts, request, visitor, null);
    const { origin, language, country } = asked;
    const { site, cookies } = visitor;
    const key = pageCacheKey({ site: site.id, origin, language, country, cookies, url: request.url });
    const kept = cache.find(key);
    if (kept !== null) return sendCachedPage(request, headed(reply, asked), kept, asked.nonce);
    await chargePage(request, visitor);
    const work = async (): Promise<RenderedPage<Made>> => {
      // A client that disconnects does not abort the rendering, because others may wait for the same page.
      const { made, seconds } = await render(request, asked, new AbortController().signal);
      return { answer: made, kept: keptOf(made, seconds, asked.nonce) };
    };
    const made = await cache.make(key, work);
    if (made === null) return sendOwn(request, reply, visitor);
    return 'page' in made
      ? sendCachedPage(request, headed(reply, asked), made, asked.nonce)
      : sendFreshPage(request, headed(reply, asked), made);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isHost(request.host)) throw new Refusal('invalid_input');
    const visitor = await visitorOf(request, forcedSite(request), parts);
    if (isForm(request) && !isSameOrigin(request.headers, visitor.host, publicUrl))
      throw new Refusal('cross_site');
    const shared = request.method === 'GET' && isSharedVisitor(visitor.cookies);
    return shared ? sendShared(request, reply, visitor) : sendOwn(request, reply, visitor);
  };

  if (mode === 'production') parts.answerFirst(answerFromPageCache(cache, parts));
  void app.register(async (scope) => {
    // React Router reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', answer);
  });
}

const disconnectSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
