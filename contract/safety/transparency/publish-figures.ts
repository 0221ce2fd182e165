import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { publishedPeriod } from './period.ts';

/** Maximum length of the reasons for a new version. */
export const longestReasons = 500;

/**
 * Publishes the figures of a period that is over, on every site. A published version never changes. A further
 * version needs reasons, which the public page shows (TRUST-9). The same version again is refused.
 */
export const publishFigures = operation({
  name: 'safety/publish-figures',
  summary: 'Publish the figures of a period',
  method: 'POST',
  path: '/api/console/published-figures.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z
    .strictObject({
      period: publishedPeriod,
      /** One more than the newest version, which the operator saw. */
      version: z.int().check(z.minimum(1), z.maximum(99)),
      reasons: z.optional(typedText(longestReasons)),
    })
    .check(
      z.refine(({ version, reasons }) => (version === 1) === (reasons === undefined), {
        error: 'required',
        path: ['reasons'],
      }),
    ),
  answer: z.object({ period: z.string(), version: z.int() }),
  errors: { period_open: 409, changed_meanwhile: 409 },
});
