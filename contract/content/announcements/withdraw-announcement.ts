import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Ends an announcement now. It stays in the archive. One that ended already is `not_found` (SAFE-6). */
export const withdrawAnnouncement = operation({
  name: 'content/withdraw-announcement',
  summary: 'Withdraw an announcement',
  method: 'DELETE',
  path: '/api/console/announcements.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({ id: z.int().check(z.positive()) }),
  answer: z.object({ id: z.int() }),
  errors: {},
});
