import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pageName } from '#contract/sites/page-name.ts';
import { pageVersion } from './page-version.ts';

/** The information pages, each with its versions in force, its announced ones and its drafts (CON-17). */
export const listPages = operation({
  name: 'content/list-pages',
  summary: 'Information pages in the console',
  method: 'GET',
  path: '/api/console/pages.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({}),
  answer: z.object({
    pages: z.array(z.object({ name: pageName, versions: z.array(pageVersion) })),
    sites: z.array(z.object({ site: z.int(), host: z.string() })),
  }),
  errors: {},
});
