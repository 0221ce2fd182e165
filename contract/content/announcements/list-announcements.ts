import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { announcement } from './announcement.ts';

/** All announcements, newest first: the archive (SAFE-6). */
export const listAnnouncements = operation({
  name: 'content/list-announcements',
  summary: 'Announcements in the console',
  method: 'GET',
  path: '/api/console/announcements.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: z.extend(pageOf(announcement), {
    sites: z.array(z.object({ site: z.int(), host: z.string() })),
  }),
  errors: {},
});
