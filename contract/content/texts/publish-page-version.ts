import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { pageVersion, sentVersionId } from './page-version.ts';

/**
 * Publishes a draft, from `from` on or at once. New terms and a new privacy page wait for a second operator.
 * Terms apply `termsNoticeDays` after the approval at the earliest, and need a summary of their changes. Every
 * language needs the page, with the same headings: `incomplete` names the first language that does not
 * (CON-13, CON-17).
 */
export const publishPageVersion = operation({
  name: 'content/publish-page-version',
  summary: 'Publish a draft of an information page',
  method: 'POST',
  path: '/api/console/page-publication.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ version: sentVersionId, from: z.nullable(instant) }),
  answer: z.object({ waits: z.boolean(), version: pageVersion }),
  errors: { text_frozen: 409, incomplete: 409, uneven: 409, no_changes: 409, unchanged: 409 },
});
