import { daySeconds } from '#contract/kit/durations.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';

/** Records that this browser entered an age below the site's minimum. Signed, and inaccessible to scripts. */
const cookie = 'vonk_age';

type Visit = Pick<RawCall, 'cookies' | 'setCookie'>;
type Parts = Pick<Platform, 'keys' | 'clock'>;

const purpose = 'accounts/age-refusal';

/** Refuses every birth date from this browser for a day (AGE-1). The date itself is stored nowhere. */
export function setAgeRefusalCookie({ keys, clock }: Parts, visit: Visit): void {
  const ends = String(addSeconds(clock.now(), daySeconds).getTime());
  const value = `${ends}.${keys.mac(purpose, ends).toString('base64url')}`;
  visit.setCookie(cookie, value, { maxAgeSeconds: daySeconds });
}

/**
 * Returns whether this browser was refused for its age within the last day. Ignores a value that we did not
 * sign.
 */
export function isAgeRefused({ keys, clock }: Parts, visit: Pick<Visit, 'cookies'>): boolean {
  const [ends = '', hash = ''] = (visit.cookies[cookie] ?? '').split('.');
  return keys.isMac(purpose, ends, Buffer.from(hash, 'base64url')) && Number(ends) > clock.now().getTime();
}
