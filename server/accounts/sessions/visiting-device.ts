import type { RawCall } from '#server/platform/http/handler.ts';
import { isToken, newToken } from '#server/platform/keys/token.ts';
import { browserWords } from './browser-names.ts';

const deviceCookie = 'vonk_device';
const yearSeconds = 365 * 24 * 3600;

/** A browser somebody logs in with. */
export interface Device {
  /** What it is recognised by, across log-outs; stored nowhere but in its own cookie. */
  readonly token: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string;
}

export type DeviceCall = Pick<RawCall, 'cookies' | 'userAgent' | 'country' | 'setCookie'>;

/** The browser behind a call; one that carries no mark of ours gets it with `keepDevice`. */
export function visitingDevice({ cookies, userAgent, country }: DeviceCall): Device {
  const token = cookies[deviceCookie];
  return { token: isToken(token) ? token : newToken(), country, ...browserWords(userAgent) };
}

/** Marks the browser for a year from now, so that it is not taken for a new one (ACC-8). */
export function keepDevice(call: DeviceCall, { token }: Device): void {
  call.setCookie(deviceCookie, token, { maxAgeSeconds: yearSeconds });
}
