import * as z from 'zod/mini';

export const gender = z.enum(['male', 'female'], 'required');
/** The genders that a member looks for, or that a search finds (DISC-1). */
export const lookingFor = z.enum(['female', 'male', 'both'], 'required');

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const sexuality = z.enum(sexualities, 'required');

export type Gender = z.output<typeof gender>;
export type LookingFor = z.output<typeof lookingFor>;
export type Sexuality = z.output<typeof sexuality>;

/** The name as it appears: a full-width @ is an @. */
const asSeen = (name: string) => name.normalize('NFKC');

const looksLikeAddress = (name: string) => asSeen(name).indexOf('@') > 0;

/** Characters that break the line or change the direction of the surrounding text. */
const disruptive = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const hasVisibleSign = (name: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

/**
 * The name that others see. ACC-4 forbids a leading @ and the member's own e-mail address. This check rejects
 * any e-mail address, because a name is public.
 */
export const profileName = z.string().check(
  z.trim(),
  z.refine(hasVisibleSign, 'required'),
  z.refine((name) => !asSeen(name).startsWith('@'), 'name_starts_with_at'),
  z.refine((name) => !looksLikeAddress(name), 'name_equals_email'),
  z.refine((name) => !disruptive.test(name) && name.isWellFormed(), 'not_storable'),
  z.minLength(2, 'too_short'),
  z.maxLength(30, 'too_long'),
);
