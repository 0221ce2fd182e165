import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { fictionalChoice } from './fictional-choice.ts';

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
