import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** The consents a member gives, each separately (GDPR-2). */
export const consentKinds = ['sensitive_data', 'terms'] as const;

export const consentKind = z.enum(consentKinds, 'required');

/** A consent as it was given: version of the text, language it was read in, and moment. */
export const consent = z.object({
  kind: consentKind,
  version: z.string(),
  language: locale,
  given_at: instant,
  revoked_at: z.nullable(instant),
});

export type Consent = z.output<typeof consent>;
export type ConsentKind = z.output<typeof consentKind>;

/** The member's consents, newest first (GDPR-2). */
export const listConsents = operation({
  name: 'accounts/list-consents',
  summary: 'Own consents',
  method: 'GET',
  path: '/api/consents.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ results: z.array(consent) }),
  errors: {},
});
