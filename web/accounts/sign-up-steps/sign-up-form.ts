import * as z from 'zod/mini';
import { signUpInput } from '#contract/accounts/sign-up.ts';
import { type FieldError, fieldErrors } from '#contract/kit/field-errors.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** The member that the sign-up targets; null if there is none. */
export type Target = Pick<ProfileCard, 'id' | 'fictional'> | null;

const padded = (part: string, length: number) => part.trim().padStart(length, '0');

/** Combines the three typed parts into one date; empty while all parts are empty. */
export const dateOf = ({ day, month, year }: SignUpDraft): string =>
  day === '' && month === '' && year === '' ? '' : `${year.trim()}-${padded(month, 2)}-${padded(day, 2)}`;

const chosen = (value: string) => (value === '' ? undefined : value);

/**
 * The message to this target, or the text about oneself if there is no target. A message to one member is
 * never sent to another.
 */
export const messageOf = (draft: SignUpDraft, target: Target): string =>
  draft.message_for === String(target?.id ?? '') ? draft.signup_message : '';

/** True if this target was ticked as fictional. A tick for one profile does not count for another (FIC-4). */
export const acknowledgedFictional = (draft: SignUpDraft, target: Target): boolean =>
  target !== null && draft.known_fictional === String(target.id);

/** The draft in the shape of the call. `country` is the one that the form shows until another is chosen. */
export function signUpFormOf(draft: SignUpDraft, { country, target }: { country: string; target: Target }) {
  const message = messageOf(draft, target);
  const isWritten = message.trim() !== '';
  return {
    gender: chosen(draft.gender),
    looking_for: chosen(draft.looking_for),
    sexuality: chosen(draft.sexuality),
    date_of_birth: dateOf(draft),
    country,
    countryregion: draft.countryregion,
    name: draft.name,
    email: draft.email,
    password: draft.password,
    signup_message: isWritten ? message : undefined,
    accept_fictional: isWritten && target?.fictional ? acknowledgedFictional(draft, target) : undefined,
    members_only: draft.members_only,
    accept_terms: draft.accept_terms,
    accept_sensitive_data: draft.accept_sensitive_data,
  };
}

/**
 * The errors that the server would report for the form so far: the same schema, with the site's own minimum
 * age (ACC-4).
 */
export function validateSignUpForm(form: ReturnType<typeof signUpFormOf>, minimumAge: number) {
  const checked = z.safeParse(signUpInput({ minimumAge, now: () => new Date() }), form);
  const errors = new Map<string, FieldError>();
  if (!checked.success) for (const error of fieldErrors(checked.error)) errors.set(error.field, error);
  return { input: checked.success ? checked.data : null, faults: errors };
}
