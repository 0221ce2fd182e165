import { checkBirthDate } from '#contract/accounts/check-birth-date.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { handler, type RawCall } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';

/** Records that this browser entered an age below the site's minimum. Signed, and inaccessible to scripts. */
const cookie = 'vonk_age';

type Visit = Pick<RawCall, 'cookies' | 'setCookie'>;
type Parts = Pick<Platform, 'keys' | 'clock'>;

const purpose = 'accounts/age-refusal';

/** Refuses every birth date from this browser for a day (AGE-1). The date itself is stored nowhere. */
function setAgeRefusalCookie({ keys, clock }: Parts, visit: Visit): void {
  const ends = String(addSeconds(clock.now(), daySeconds).getTime());
  const value = `${ends}.${keys.mac(purpose, ends).toString('base64url')}`;
  visit.setCookie(cookie, value, { maxAgeSeconds: daySeconds });
}

/**
 * Returns whether this browser was refused for its age within the last day. Ignores a value that we did not
 * sign.
 */
function isAgeRefused({ keys, clock }: Parts, visit: Pick<Visit, 'cookies'>): boolean {
  const [ends = '', hash = ''] = (visit.cookies[cookie] ?? '').split('.');
  return keys.isMac(purpose, ends, Buffer.from(hash, 'base64url')) && Number(ends) > clock.now().getTime();
}

/**
 * Checks a birth date; null if the person is old enough for the site. After a refusal, every date from the
 * same browser gets `under_age_before` for a day (AGE-1).
 */
export function checkAge(
  platform: Pick<Platform, 'keys' | 'clock'>,
  call: Pick<RawCall, 'site' | 'cookies' | 'setCookie'>,
  dateOfBirth: string,
): FieldError | null {
  const { minimum_age } = siteById(call.site).settings;
  const ageError = (code: string) => ({ field: 'date_of_birth', code, params: { min_age: minimum_age } });
  if (isAgeRefused(platform, call)) return ageError('under_age_before');
  if (ageOn(dateOfBirth, platform.clock.now()) >= minimum_age) return null;
  setAgeRefusalCookie(platform, call);
  return ageError('under_age');
}

export const checkBirthDateHandler = handler(checkBirthDate, async (call, platform) => {
  const ageError = checkAge(platform, call, call.input.date_of_birth);
  return ageError === null ? { accepted: true as const } : call.refuse('invalid_input', {}, [ageError]);
});
