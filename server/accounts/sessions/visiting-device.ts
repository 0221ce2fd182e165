import type { RawCall } from '#server/platform/http/handler.ts';
import { isToken, newToken } from '#server/platform/keys/token.ts';
import { browserNames } from './browser-names.ts';

const deviceCookie = 'vonk_device';
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
