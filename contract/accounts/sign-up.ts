import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { newPassword } from '#contract/kit/password.ts';
import { emailAddress, typedText } from '#contract/kit/text.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender, lookingFor, profileName, sexuality } from '#contract/profiles/fields.ts';
import { isPossible } from '#contract/profiles/orientation.ts';
import { country, countryRegion } from '#contract/sites/country.ts';
import { trafficSource } from '#contract/tracking/traffic-source.ts';
import { currentUser } from './current-user.ts';

/** A plausible age: a birth date in the future is a typing error, not an age. */
const isAge = (years: number): boolean => years >= 0 && years < 120;

interface AgeRule {
  readonly minimumAge: number;
  readonly now: () => Date;
  /** `later`: another check decides whether the age suffices. */
  readonly age?: 'now' | 'later';
}

/**
 * A birth date of a person who is old enough (AGE-1). A missing field counts as empty: the text of both
 * errors names the age.
 */
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

/** An invite code as typed, which opens the sign-up of a closed site (ACC-3). */
export const inviteCode = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'too_long'));

const orientation = z.object({ gender, looking_for: lookingFor, sexuality });

/** The only schema of the sign-up form, used in the browser while typing and on the server (ACC-1, ACC-4). */
export const signUpInput = (rule: AgeRule) =>
  z
    .strictObject({
      gender,
      looking_for: lookingFor,
      sexuality,
      date_of_birth: birthDate(rule),
      country,
      countryregion: countryRegion,
      name: profileName,
      email: emailAddress,
      password: newPassword,
      /** With a target the first message to them, otherwise the new member's public text about themselves. */
      signup_message: z.optional(typedText(1000)),
      /** The member whose profile led to the sign-up. */
      target: z.optional(id),
      /**
       * Acknowledges that the target is fictional; required before writing to a fictional target only
       * (FIC-4).
       */
      accept_fictional: z.optional(z.literal(true, 'accept_fictional')),
      invite: z.optional(inviteCode),
      /** Hides the member from visitors without an account (SAFE-9). */
      members_only: z._default(z.boolean(), true),
      accept_terms: z.literal(true, 'accept_terms'),
      accept_sensitive_data: z.literal(true, 'accept_sensitive_data'),
      ...trafficSource,
    })
    .check(
      z.refine((form) => form.name.toLowerCase() !== form.email.toLowerCase(), {
        error: 'name_equals_email',
        path: ['name'],
      }),
      // Reported even if other fields are wrong.
      z.refine((form) => isPossible(form), {
        error: 'orientation_mismatch',
        path: ['sexuality'],
        when: ({ value }) => z.safeParse(orientation, value).success,
      }),
    );

/**
 * Creates a member, logs them in unconfirmed, grants signup_credits and mails the activation link (ACC-1,
 * ACC-5).
 * - `target`: a visible member of the site. `signup_message` is then the first message to them, sent at
 *   once. It waits for the confirmation on a site that reveals no accounts, and if the limits of unconfirmed
 *   members demand it (ACC-6). If the target disappears meanwhile, the sign-up continues without both.
 * - `accept_fictional`: required at its field before a message to a fictional target. The acknowledgement is
 *   stored in the same transaction (FIC-4).
 * - `gender`, `sexuality` and `looking_for` must fit together, otherwise `orientation_mismatch` is reported at
 *   `sexuality` (ACC-1).
 * - `invite`: opens a closed site (ACC-3) and is used up by the account. An invalid code is `invite_invalid`
 *   at the field.
 * - `user` is null if the site reveals no accounts (`reveal_account_existence: no`): nobody is logged in, and
 *   the result is mailed. On other sites a taken address is `email_taken` at the field (ACC-11).
 * - The server checks the age, because it remembers a refusal for a day: `under_age`, then `under_age_before`
 *   for any date from the same browser (AGE-1).
 */
export const signUp = operation({
  name: 'accounts/sign-up',
  summary: 'Sign up',
  method: 'POST',
  path: '/api/signup.php',
  caller: 'anyone',
  budget: {
    kind: 'costly',
    asStranger: true,
    network: [
      { calls: 10, seconds: 60 },
      { calls: 40, seconds: 3600 },
    ],
    stepUp: { network: { calls: 5, seconds: 3600 }, site: { calls: 600, seconds: 3600 } },
  },
  input: signUpInput({ minimumAge: 18, now: () => new Date(), age: 'later' }),
  answer: z.object({ user: z.nullable(currentUser) }),
  errors: { signups_closed: 403 },
});
