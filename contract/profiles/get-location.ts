import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { location } from './location.ts';

/** The location that the member stated (PROF-8). */
export const getLocation = operation({
  name: 'profiles/get-location',
  summary: 'Own location',
  method: 'GET',
  path: '/api/location.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ location }),
  errors: {},
});
