import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Platform } from '../platform.ts';

/** Who is calling, as the accounts domain tells it. */
export interface Identity {
  readonly member: Id;
  readonly session: Id;
  /** The member's site: a session of another site is no identity there. */
  readonly site: number;
  /** Suspended or banned: only what says so is open to them (DSA-6). */
  readonly restricted: boolean;
  /** The member's stored language, the first choice for every text (LANG-2). */
  readonly language: Locale | null;
}

/** Who is calling the console, as the operators domain tells it. */
export interface OperatorIdentity {
  readonly operator: Id;
  readonly session: Id;
}

/** What the platform must know of a site. */
export interface SiteFrame {
  readonly id: number;
  /** Host name the site is known by. */
  readonly domain: string;
  /** Such as `nl` or `nl-BE`; its first two letters are the site's language. */
  readonly domainLanguage: string;
  /** ISO 3166 code used where the address tells nothing. */
  readonly defaultCountry: string;
}

/** What cannot be imported from below and is plugged in by `server/main`. */
export interface Wiring {
  /**
   * The caller behind these cookies, null for a visitor. The session cookie is read as `vonk_session`,
   * whatever its prefix on the wire.
   */
  identify(
    cookies: Readonly<Record<string, string | undefined>>,
    platform: Platform,
    site: SiteFrame,
  ): Promise<Identity | null> | Identity | null;
  /** The operator behind these cookies, null for everybody else. A member's login is none (SAFE-2). */
  identifyOperator(
    cookies: Readonly<Record<string, string | undefined>>,
    platform: Platform,
  ): Promise<OperatorIdentity | null>;
  /**
   * The site of a host name (no port). `forced` is the `domain` parameter of the request: it wins where it
   * names a site of this deployment; an unknown host is the default site (SITE-1, SITE-3).
   */
  siteOfHost(host: string, forced: string | null, platform: Platform): Promise<SiteFrame> | SiteFrame;
}
