import type { FieldError } from '#contract/kit/field-errors.ts';
import { ageOn } from '#contract/profiles/age.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { isAgeRefused, setAgeRefusalCookie } from './age-refusal-cookie.ts';

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
