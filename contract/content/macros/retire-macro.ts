import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Retires a prepared answer: nobody can choose it any more. A second time changes nothing. */
export const retireMacro = operation({
  name: 'content/retire-macro',
  summary: 'Retire a prepared answer',
  method: 'DELETE',
  path: '/api/console/macros.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ macro: id }),
  answer: z.object({ macro: id }),
  errors: { macro_changed: 409 },
});
