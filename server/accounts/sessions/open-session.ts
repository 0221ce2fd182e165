import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { deviceCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { openSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, newToken, tokenHash } from '#server/platform/keys/token.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { browserNames } from './browser-names.ts';
import { rememberDevice } from './sessions.sql.ts';

const yearSeconds = 365 * 24 * 3600;

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
  const token = cookies[deviceCookie];
  return { token: isToken(token) ? token : newToken(), country, ...browserNames(userAgent) };
}

/** Stores the device cookie for a year, so that the browser does not count as new (ACC-8). */
export function setDeviceCookie(call: DeviceCall, { token }: Device): void {
  call.setCookie(deviceCookie, token, { maxAgeSeconds: yearSeconds });
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
  now: Date,
): Promise<OpenedSession> {
  const { browser, system, country } = device;
  const token = await openSession(db, memberIdentity, member, now, { browser, system, country });
  // The hash contains the member's id, so that rows of two members never show that they share a browser.
  const { strange } = await rememberDevice(db, member, tokenHash(`${member} ${device.token}`), now);
  return { token, strange };
}
