import type { Id } from '#contract/kit/id.ts';
import { type Cookies, deviceCookie, deviceToken } from '../http/cookies.ts';
import type { Keys } from '../keys/keys.ts';
import { newToken } from '../keys/token.ts';

const dayMs = 24 * 3_600_000;

/** Days for which a browser counts as known after a confirmed member last used it. */
const validDays = 365;
/** Age in days at which the mark is renewed. */
const renewAfterDays = 30;

export const deviceCookieSeconds = validDays * 24 * 3600;

const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs);

/** A keyed hash of the member, so that the cookie contains no id. */
const ownerOf = (keys: Keys, member: Id): string =>
  keys.mac('platform/device-owner', String(member)).subarray(0, 12).toString('base64url');

/** The device cookie of a known browser: its token, and the mark of owner, day and signature. */
const form = /^([\w-]{43})\.([\w-]{16})\.(\d{5,6})\.([\w-]{43})$/;

const read = (keys: Keys, cookies: Cookies, now: Date): { owner: string; age: number } | null => {
  const found = form.exec(cookies[deviceCookie] ?? '');
  if (found === null) return null;
  const [, token = '', owner = '', day = '', mac = ''] = found;
  const age = dayOf(now) - Number(day);
  if (age < -1 || age > validDays) return null;
  const signed = `${token}.${owner}.${day}`;
  const isOurs = keys.isMac('platform/known-device', signed, Buffer.from(mac, 'base64url'));
  return isOurs ? { owner, age } : null;
};

/**
 * Returns the budget of a known browser: the keyed hash of the confirmed member who last used the browser.
 * All browsers of one member share it, so that many logins make no new budgets. Null for an unknown browser.
 * Reads no database.
 */
export const knownBrowser = (keys: Keys, cookies: Cookies, now: Date): string | null =>
  read(keys, cookies, now)?.owner ?? null;

/**
 * Returns a new value of the device cookie if the browser should become known, or null if its mark is fresh.
 * The token stays the same. A browser without one gets a new token.
 */
export function renewedBrowser(keys: Keys, cookies: Cookies, member: Id, now: Date): string | null {
  const known = read(keys, cookies, now);
  const owner = ownerOf(keys, member);
  if (known !== null && known.owner === owner && known.age < renewAfterDays) return null;
  const value = `${deviceToken(cookies) ?? newToken()}.${owner}.${dayOf(now)}`;
  return `${value}.${keys.mac('platform/known-device', value).toString('base64url')}`;
}

/** Returns the device cookie for a browser with this token. The mark of a known browser stays. */
export function deviceCookieOf(cookies: Cookies, token: string): string {
  const present = cookies[deviceCookie] ?? '';
  return deviceToken(cookies) === token && form.test(present) ? present : token;
}
