import * as z from 'zod/mini';

export const gender = z.enum(['male', 'female'], 'required');
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const sexuality = z.enum(sexualities, 'required');

export type Gender = z.output<typeof gender>;
export type Sexuality = z.output<typeof sexuality>;

/** As it looks: a full-width @ is an @. */
const asSeen = (name: string) => name.normalize('NFKC');

const looksLikeAddress = (name: string) => asSeen(name).indexOf('@') > 0;

/** Breaks the line it stands in, or turns the text around it. */
const disruptive = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const hasVisibleSign = (name: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

/**
 * The name others see. ACC-4 forbids a leading @ and one's own e-mail address; any address is refused here
 * because a name is public.
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
