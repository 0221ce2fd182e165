import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Right } from '#contract/kit/right.ts';
import type { Platform } from '../platform.ts';
import type { Visitor } from './visitor.ts';

/** The caller, as identified by the accounts domain. */
export interface Identity {
  readonly member: Id;
  readonly session: Id;
  /** The member's site. A session counts only on its own site. */
  readonly site: number;
  /** Suspended or banned: only operations and pages with `whileRestricted` are open (DSA-6). */
  readonly restricted: boolean;
  /** The member's address is confirmed. An unconfirmed member is a stranger to the budgets (SAFE-8). */
  readonly confirmed: boolean;
  /** The member's stored language, the first choice for every text (LANG-2). */
  readonly language: Locale | null;
}

/** The caller of the console, as identified by the operators domain. */
export interface OperatorIdentity {
  readonly operator: Id;
  readonly session: Id;
  /** The rights of all roles of the operator (SAFE-6). */
  readonly rights: ReadonlySet<Right>;
  /** The last proof of the second factor in this session. The login is one. */
  readonly provenAt: Date;
}

/** A console call by a caller who is not an operator, or by an operator without the right. */
export interface RefusedAuthority {
  /** Name of the operation. */
  readonly operation: string;
  /** The operator without the right. */
  readonly operator?: Id;
  readonly ip: string;
  readonly userAgent: string;
}

/** A call of an operator that was answered. */
export interface Look {
  readonly operator: Id;
  /** Name of the operation. */
  readonly operation: string;
  readonly input: unknown;
  /** Members whose data the handler recorded as seen. */
  readonly members: ReadonlySet<Id>;
}

/** The facts about a site that the platform needs. */
export interface SiteFrame {
  readonly id: number;
  /** Host name of the site. */
  readonly domain: string;
  /** Language tag such as `nl` or `nl-BE`. The first two letters are the site's language. */
  readonly domainLanguage: string;
  /** ISO 3166 code, used if the IP address gives no country. */
  readonly defaultCountry: string;
}

/** Functions of the domains that the platform cannot import. `server/main` provides them. */
export interface Wiring {
  /**
   * Returns the member with these cookies, or null for a visitor. The session cookie is always named
   * `vonk_session`, whatever its prefix on the wire.
   */
  identify(
    cookies: Readonly<Record<string, string | undefined>>,
    platform: Platform,
    site: SiteFrame,
  ): Promise<Identity | null> | Identity | null;
  /**
   * Returns the operator with these cookies, or null. A member's login does not make an operator (SAFE-2).
   */
  identifyOperator(
    cookies: Readonly<Record<string, string | undefined>>,
    platform: Platform,
  ): Promise<OperatorIdentity | null>;
  /** Records a refused console call in the security log (OPS-6). */
  recordRefusal(refused: RefusedAuthority, visitor: Visitor, platform: Platform): Promise<void>;
  /** Records an operator's call that wrote no entry of its own into the audit log (SAFE-2). */
  recordLook(look: Look, platform: Platform): Promise<void>;
  /**
   * Returns the site of a host name (no port), or the default site for an unknown host. `forced` is the
   * request's `domain` parameter; it wins if it names a site of this deployment (SITE-1, SITE-3).
   */
  siteOfHost(host: string, forced: string | null, platform: Platform): Promise<SiteFrame> | SiteFrame;
}
