import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * The member's answer about new terms. Accepted: stored with version, language and moment. Otherwise the
 * question comes back at a visit half a day later or more. A version about which the site no longer asks is
 * `not_found` (CON-13).
 */
export const answerTerms = operation({
  name: 'accounts/answer-terms',
  summary: 'Accept new terms, or answer later',
  method: 'POST',
  path: '/api/terms-answer.php',
  caller: 'member',
  input: z.strictObject({ version: z.int().check(z.positive()), accepts: z.boolean() }),
  answer: z.object({ accepted: z.boolean() }),
  errors: {},
});
