import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { fictionalChoice } from './get-fictional-choice.ts';

/**
 * Hides fictional profiles from the member's lists, or shows them again. This is free, and nothing is
 * deleted. All devices of the member are notified. Idempotent, because the input is the wanted state
 * (FIC-11).
 */
export const setFictionalChoice = operation({
  name: 'profiles/set-fictional-choice',
  summary: 'Hide fictional profiles or show them',
  method: 'PUT',
  path: '/api/fictional.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ hidden: z.boolean() }),
  answer: fictionalChoice,
  errors: {},
});
