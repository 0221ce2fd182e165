import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { figure } from './figure.ts';
import { publishedPeriod } from './period.ts';

const publication = z.object({
  period: z.string(),
  version: z.int(),
  published_at: instant,
  /** Why it replaced the version before; null for the first one. */
  reasons: z.nullable(z.string()),
});

export type Publication = z.output<typeof publication>;

/**
 * The published figures of the site, small counts masked (TRUST-9). Without a period: the newest year, or the
 * newest half if no year is published. `shown` is null if there is none.
 */
export const getPublishedFigures = operation({
  name: 'safety/get-published-figures',
  summary: 'Published transparency figures of the site',
  method: 'GET',
  path: '/api/transparency.php',
  caller: 'anyone',
  input: z.strictObject({
    period: z.optional(publishedPeriod),
    version: z.optional(queryInteger(1, 99)),
  }),
  answer: z.object({
    /** Every version of every period, newest period first. */
    publications: z.array(publication),
    shown: z.nullable(z.object({ ...publication.shape, figures: z.array(figure) })),
  }),
  errors: {},
});
