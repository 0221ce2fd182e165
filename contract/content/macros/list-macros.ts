import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { macro } from './macro.ts';

/** The prepared answers in use, in one language or in all (SAFE-10). */
export const listMacros = operation({
  name: 'content/list-macros',
  summary: 'Prepared answers',
  method: 'GET',
  path: '/api/console/macros.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ language: z.optional(locale) }),
  answer: z.object({
    results: z.array(macro),
    sites: z.array(z.object({ id: z.int(), host: z.string() })),
  }),
  errors: {},
});
