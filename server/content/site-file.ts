import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import { type Niche, niches } from '#contract/sites/niche.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isHost, isSecure, originOf } from '#server/platform/http/visitor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Site, siteOfHost } from '#server/sites/door.ts';

export interface RequestedSite {
  readonly site: Site;
  readonly niche: Niche;
  /** `https://host`, for absolute addresses. */
  readonly origin: string;
}

/**
 * Returns the site of a request. Cookies and a `domain` parameter are ignored, because the response is the
 * same for everybody.
 */
export function requestedSite(request: FastifyRequest, { config }: Platform): RequestedSite {
  if (!isHost(request.host)) throw new Refusal('invalid_input');
  const site = siteOfHost(request.hostname.toLowerCase());
  const frame = {
    id: site.id,
    domain: site.host,
    domainLanguage: site.settings.domain_language,
    defaultCountry: site.settings.default_country,
  };
  const secure = isSecure(request, config);
  const origin = originOf({ site: frame, cookies: {}, secure, host: request.host }, config);
  return { site, niche: niches[site.niche - 1] ?? 'general', origin };
}

/** Returns the language in a file's name. An unknown language is not found. */
export function requestedLanguage(name: string, ending = ''): Locale {
  const language = name.endsWith(ending) ? localeOf(name.slice(0, name.length - ending.length)) : null;
  if (language === null) throw new Refusal('not_found');
  return language;
}

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
    'cache-control': `public, max-age=${seconds}`,
    etag: tag,
    ...headers,
  });
  const known = request.headers['if-none-match'] ?? '';
  if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
