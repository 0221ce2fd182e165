import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pageName } from '#contract/sites/page-name.ts';
import { pageVersion, sentVersionId } from './page-version.ts';

/**
 * Starts a draft from a version: a copy of its words in all languages. With an earlier version it is the way
 * back. `site` null: for every site (CON-17).
 */
export const startDraft = operation({
  name: 'content/start-draft',
  summary: 'Start a draft of an information page',
  method: 'POST',
  path: '/api/console/page-versions.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    name: pageName,
    site: z.nullable(z.int().check(z.minimum(1), z.maximum(32_767))),
    from: sentVersionId,
  }),
  answer: pageVersion,
  errors: {},
});
