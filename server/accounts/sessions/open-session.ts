import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { browserNames } from '#server/platform/http/browser-names.ts';
import { deviceCookie, deviceToken } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { rememberDevice } from '#server/platform/identity/known-devices.sql.ts';
import { openSession } from '#server/platform/identity/sessions.sql.ts';
import { newToken } from '#server/platform/keys/token.ts';
import { deviceCookieOf, deviceCookieSeconds } from '#server/platform/limits/known-browser.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';

/** A browser that is used for a log-in. */
export interface Device {
  /** Recognises the browser across log-outs; stored in its own cookie only. */
  readonly token: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string;
}

export type DeviceCall = Pick<RawCall, 'cookies' | 'userAgent' | 'country' | 'setCookie'>;

/** Returns the browser behind a call. `setDeviceCookie` stores the cookie if the browser has none yet. */
export function deviceOfCall({ cookies, userAgent, country }: DeviceCall): Device {
  return { token: deviceToken(cookies) ?? newToken(), country, ...browserNames(userAgent) };
}

/** Stores the device cookie for a year, so that the browser does not count as new (ACC-8). */
export function setDeviceCookie(call: DeviceCall, { token }: Device): void {
  const value = deviceCookieOf(call.cookies, token);
  call.setCookie(deviceCookie, value, { maxAgeSeconds: deviceCookieSeconds });
}

export interface OpenedSession {
  /** For the cookie; stored nowhere else. */
  readonly token: string;
  /** The member used other browsers before, but never this one. */
  readonly strange: boolean;
}

/** Opens a session in this browser, and remembers the browser as one of the member's. */
export async function openMemberSession(
  db: Handle,
  member: Id,
  device: Device,
  { now, secondFactor }: { readonly now: Date; readonly secondFactor: boolean },
): Promise<OpenedSession> {
  const { browser, system, country } = device;
  const proved = { second_factor_at: secondFactor ? now : null };
  const token = await openSession(db, memberIdentity, member, now, { browser, system, country, ...proved });
  const { strange } = await rememberDevice(db, memberIdentity, member, { token: device.token, now });
  return { token, strange };
}
