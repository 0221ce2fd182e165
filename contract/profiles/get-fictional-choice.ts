import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Whether a member hides fictional profiles in search, likes, conversations, mail and push (FIC-11). */
export const fictionalChoice = z.object({ hidden: z.boolean() });

export type FictionalChoice = z.output<typeof fictionalChoice>;

/** Whether the member hides fictional profiles (FIC-11). */
export const getFictionalChoice = operation({
  name: 'profiles/get-fictional-choice',
  summary: 'Fictional profiles: shown or hidden',
  method: 'GET',
  path: '/api/fictional.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: fictionalChoice,
  errors: {},
});
