import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestFacts } from './decision.ts';

/**
 * Reopens a closed case for a further decision, with reasons for the audit log (SAFE-5). The operator holds it
 * afterwards. Measures stay in force, and the next decision adds to them. A case whose member appealed is
 * `case_reviewed`: a further measure needs a case of its own.
 */
export const reopenCase = operation({
  name: 'safety/reopen-case',
  summary: 'Reopen a closed case',
  method: 'POST',
  path: '/api/console/reopen-case.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ report: id, reasons: typedText(longestFacts) }),
  answer: z.object({ report: id }),
  errors: { report_not_yours: 409, case_reviewed: 409 },
});
