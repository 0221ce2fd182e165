import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/**
 * Closes a difference that an operator can explain. It opens again if what either side recorded changes. A
 * closed difference is `finding_resolved`.
 */
export const resolveFinding = operation({
  name: 'payments/resolve-finding',
  summary: 'Explain a difference with the payment provider',
  method: 'POST',
  path: '/api/console/findings.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({ finding: id, note: typedText(500) }),
  answer: z.object({ finding: id }),
  errors: { finding_resolved: 409 },
});
