import type { signUp } from '#contract/accounts/sign-up.ts';
import type { FieldError } from '#contract/kit/field-faults.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { isCommonPassword } from '#server/platform/identity/is-common-password.ts';
import type { Site } from '#server/sites/door.ts';
import { hasRegion } from '#server/sites/door.ts';

/**
 * Checks the sign-up rules that the contract cannot know: the site's countries and message length, the
 * country's regions, common passwords.
 */
export function siteFieldErrors(site: Site, form: InputOf<typeof signUp>): FieldError[] {
  const { countries, mail_name, message_length } = site.settings;
  const faults: FieldError[] = [];
  const fault = (field: string, code: string, params: FieldError['params'] = {}) =>
    faults.push({ field, code, params });
  if (!countries.includes(form.country)) fault('country', 'invalid_country');
  else if (!hasRegion(form.country, form.countryregion)) fault('countryregion', 'invalid_region');
  if (isCommonPassword(form.password, [form.email, form.name, site.host, mail_name]))
    fault('password', 'password_common');
  // A text for a target is a message, with the site's length limit.
  if (form.target !== undefined && (form.signup_message ?? '').length > message_length)
    fault('signup_message', 'too_long', { max: message_length });
  return faults;
}
