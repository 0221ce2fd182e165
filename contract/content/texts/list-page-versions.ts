import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { pageName } from '#contract/sites/page-name.ts';
import { pageVersion } from './page-version.ts';

/** All versions of an information page with author, approver and dates, newest first (CON-17). */
export const listPageVersions = operation({
  name: 'content/list-page-versions',
  summary: 'Archive of an information page',
  method: 'GET',
  path: '/api/console/page-versions.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ name: pageName, page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(pageVersion),
  errors: {},
});
