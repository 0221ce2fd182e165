import * as z from 'zod/mini';
import { emailAddress } from '#contract/kit/email-address.ts';
import { id } from '#contract/kit/id.ts';
import { newPassword } from '#contract/kit/new-password.ts';
import { typedText } from '#contract/kit/text.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender, profileName, sexuality } from '#contract/profiles/fields.ts';
import { country, countryRegion } from '#contract/sites/country.ts';
import { trafficSource } from '#contract/tracking/traffic-source.ts';

/** Of somebody alive: a date to come is a slip of the finger, not an age. */
const isAge = (years: number): boolean => years >= 0 && years < 120;

interface AgeRule {
  readonly minimumAge: number;
  readonly now: () => Date;
  /** `later`: whether the age suffices is for somebody else to say. */
  readonly age?: 'now' | 'later';
}

/** A birth date of somebody old enough (AGE-1). Left out is like left empty: the text of both names the age. */
export const birthDate = ({ minimumAge, now, age = 'now' }: AgeRule) =>
  z.prefault(
    z.string('birth_date_invalid').check(
      z.refine((value) => value !== '', {
        error: 'birth_date_required',
        params: { min_age: minimumAge },
        abort: true,
      }),
      z.iso.date({ error: 'birth_date_invalid', abort: true }),
      z.refine((value) => isAge(ageOn(value, now())), { error: 'birth_date_invalid', abort: true }),
      z.refine((value) => age === 'later' || ageOn(value, now()) >= minimumAge, {
        error: 'under_age',
        params: { min_age: minimumAge },
      }),
    ),
    '',
  );

/** A code that opens the sign-up of a site that takes no other new members (ACC-3), as somebody typed it. */
export const inviteCode = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'too_long'));

/** The one schema of the sign-up form, in the browser as typed and on the server (ACC-1, ACC-4). */
export const signUpInput = (rule: AgeRule) =>
  z
    .strictObject({
      gender,
      looking_for: gender,
      sexuality,
      date_of_birth: birthDate(rule),
      country,
      countryregion: countryRegion,
      name: profileName,
      email: emailAddress,
      password: newPassword,
      /** With a target the first message to them, otherwise what others read about the new member. */
      signup_message: z.optional(typedText(1000)),
      /** The member whose profile led here. */
      target: z.optional(id),
      /** Whoever writes to a fictional target was told what it is, and says so; of nobody else is it asked (FIC-4). */
      accept_fictional: z.optional(z.literal(true, 'accept_fictional')),
      invite: z.optional(inviteCode),
      accept_terms: z.literal(true, 'accept_terms'),
      accept_sensitive_data: z.literal(true, 'accept_sensitive_data'),
      ...trafficSource,
    })
    .check(
      z.refine((form) => form.name.toLowerCase() !== form.email.toLowerCase(), {
        error: 'name_equals_email',
        path: ['name'],
      }),
    );
