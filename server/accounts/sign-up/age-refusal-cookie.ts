import type { RawCall } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { after } from '../limits/lifetimes.ts';

/** Says that this browser named an age below the site's; out of reach for scripts, and signed. */
const cookie = 'vonk_age';

const rememberedSeconds = 24 * 3600;

type Visit = Pick<RawCall, 'cookies' | 'setCookie'>;
type Parts = Pick<Platform, 'keys' | 'clock'>;

const purpose = 'accounts/age-refusal';

/** From now on no birth date is taken from this browser for a day (AGE-1). The date itself is kept nowhere. */
export function rememberAgeRefusal({ keys, clock }: Parts, visit: Visit): void {
  const ends = String(after(clock.now(), rememberedSeconds).getTime());
  const value = `${ends}.${keys.mac(purpose, ends).toString('base64url')}`;
  visit.setCookie(cookie, value, { maxAgeSeconds: rememberedSeconds });
}

/** Whether this browser was refused for its age within the last day. A value that is not ours says nothing. */
export function isAgeRefused({ keys, clock }: Parts, visit: Pick<Visit, 'cookies'>): boolean {
  const [ends = '', hash = ''] = (visit.cookies[cookie] ?? '').split('.');
  return keys.isMac(purpose, ends, Buffer.from(hash, 'base64url')) && Number(ends) > clock.now().getTime();
}
