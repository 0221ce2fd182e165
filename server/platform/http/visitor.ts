import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Platform } from '../platform.ts';
import type { ShownLocale } from '../texts/texts.ts';
import { type Cookies, readCookies } from './cookies.ts';
import type { CountryOf } from './country.ts';
import { chooseLanguage, shownLanguage } from './language.ts';
import { isOfThisMachine } from './own-hosts.ts';
import type { Identity, SiteFrame, Wiring } from './wiring.ts';

/** The facts known about a request before anyone is identified. */
export interface Visitor {
  readonly site: SiteFrame;
  readonly cookies: Cookies;
  readonly secure: boolean;
  /** Host with port, as the browser sees it. */
  readonly host: string;
}

export interface VisitorParts {
  readonly platform: Platform;
  readonly wiring: Wiring;
  readonly countryOf: CountryOf;
}

type Asked = Pick<FastifyRequest, 'host' | 'hostname' | 'protocol' | 'headers'>;

/**
 * Whether browsers use https. A public https address says so even if the proxy reports http or nothing. Every
 * route uses this rule, because it decides the names of the cookies.
 */
export const isSecure = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean => protocol === 'https' || publicUrl?.startsWith('https:') === true;

const hostForm = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

/**
 * Whether a Host header is valid. The header becomes part of URLs, so a request without a valid one cannot be
 * answered.
 */
export function isHost(host: string): boolean {
  const found = hostForm.exec(host);
  return found !== null && Number(found[1] ?? 0) <= 65_535 && URL.canParse(`http://${host}`);
}

/** Returns the site and the cookies. Returns a promise only if the site has to be read from the database. */
export function visitorOf(
  request: Asked,
  forced: string | null,
  { wiring, platform }: VisitorParts,
): Visitor | Promise<Visitor> {
  const secure = isSecure(request, platform.config);
  const cookies = readCookies(request.headers.cookie, secure);
  const { host } = request;
  const site = wiring.siteOfHost(request.hostname.toLowerCase(), forced, platform);
  return site instanceof Promise
    ? site.then((found) => ({ site: found, cookies, secure, host }))
    : { site, cookies, secure, host };
}

/** The settings that decide the origin of links. `port` is the port that this process listens on. */
export type LinkConfig = Pick<Config, 'publicUrl' | 'demo' | 'smtpUrl' | 'port'>;

const isLocal = (host: string): boolean => /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(host);

const portIn = (port: number, scheme: string): string =>
  port === (scheme === 'https' ? 443 : 80) ? '' : `:${port}`;

/**
 * Returns the origin (`https://host`) for links and passkeys. Neither a port nor a foreign host of the
 * request ever reaches a mail (AUTH-9).
 * - With PUBLIC_URL: the public address. A site whose own host is requested keeps that host, under the scheme
 *   and port of PUBLIC_URL.
 * - Without PUBLIC_URL: the site's own host. A local host gets the port of this process.
 * - A site with the default local host: the requested name or address, if it leads to this machine. An
 *   address of the network counts in a demo that sends no mail, so that a phone can try the demo.
 */
export function originOf(visitor: Visitor, { publicUrl, demo, smtpUrl, port }: LinkConfig): string {
  const { domain } = visitor.site;
  const hostname = visitor.host.replace(/:\d+$/, '').toLowerCase();
  if (publicUrl !== null) {
    if (domain !== hostname) return publicUrl;
    const shared = new URL(publicUrl);
    shared.hostname = domain;
    return shared.origin;
  }
  const scheme = visitor.secure ? 'https' : 'http';
  if (!isLocal(domain)) return `${scheme}://${domain}`;
  const isOwn = isLocal(hostname) || (demo && smtpUrl === null && isOfThisMachine(hostname));
  return `${scheme}://${isOwn ? hostname : domain}${portIn(port, scheme)}`;
}

export function languageOf(visitor: Visitor, identity: Identity | null, acceptLanguage: string | undefined) {
  return chooseLanguage({
    stored: identity?.language ?? null,
    cookies: visitor.cookies,
    domainLanguage: visitor.site.domainLanguage,
    acceptLanguage,
  });
}

export function shownLanguageOf(
  visitor: Visitor,
  identity: Identity | null,
  acceptLanguage: string | undefined,
  demo: boolean,
): ShownLocale {
  return shownLanguage(languageOf(visitor, identity, acceptLanguage), visitor.cookies, demo);
}
