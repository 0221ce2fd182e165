import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { sourceChoice } from './choose-source.ts';

/**
 * Returns the choice made in this browser, or null, and whether a source is stored with the calling member
 * (GDPR-2).
 */
export const getSourceChoice = operation({
  name: 'tracking/get-source-choice',
  summary: 'Own choice about the source of a visit',
  method: 'GET',
  path: '/api/source-choice.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({
    made: z.nullable(z.object({ choice: sourceChoice, at: instant })),
    kept: z.boolean(),
  }),
  errors: {},
});
