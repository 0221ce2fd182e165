import type { FastifyReply } from 'fastify';
import type { Id } from '#contract/kit/id.ts';
import { deviceCookieSeconds, knownBrowser, renewedBrowser } from '../limits/known-browser.ts';
import type { Payer } from '../limits/payer.ts';
import type { Platform } from '../platform.ts';
import { deviceCookie, writeCookie } from './cookies.ts';
import type { Visitor } from './visitor.ts';
import type { Identity, OperatorIdentity } from './wiring.ts';

interface Identified {
  readonly identity: Identity | null;
  readonly operator: OperatorIdentity | null;
}

type PayerParts = Pick<Platform, 'keys' | 'clock'>;

/** Returns the payer of a request while nobody is identified. */
export const visitorPayer = (ip: string, { cookies, site }: Visitor, { keys, clock }: PayerParts): Payer => ({
  ip,
  browser: knownBrowser(keys, cookies, clock.now()),
  member: null,
  confirmed: false,
  site: site.id,
});

/** Returns the payer of the same request once its caller is identified. */
export function identifiedPayer(payer: Payer, { identity, operator }: Identified): Payer {
  const member = identity && `m${identity.member}`;
  return {
    ...payer,
    member: operator ? `o${operator.operator}` : member,
    confirmed: operator !== null || identity?.confirmed === true,
  };
}

/** Makes the browser of a confirmed member known for a year. Renews its cookie once a month. */
export function renewKnownBrowser(
  reply: FastifyReply,
  { cookies, secure }: Visitor,
  member: Id,
  { keys, clock }: PayerParts,
): void {
  const value = renewedBrowser(keys, cookies, member, clock.now());
  if (value === null) return;
  const options = { maxAgeSeconds: deviceCookieSeconds };
  reply.header('set-cookie', writeCookie(deviceCookie, value, secure, options));
}
