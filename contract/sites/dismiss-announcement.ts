import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Closes an announcement for this member on all devices. An unknown one is `not_found` (SHELL-13). */
export const dismissAnnouncement = operation({
  name: 'sites/dismiss-announcement',
  summary: 'Close an announcement',
  method: 'POST',
  path: '/api/announcement-dismissal.php',
  caller: 'member',
  input: z.strictObject({ id: z.int().check(z.positive()) }),
  answer: z.object({}),
  errors: {},
});
