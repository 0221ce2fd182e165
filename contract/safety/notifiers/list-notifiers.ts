import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { notifierCase } from './notifier.ts';

/** Senders of unfounded reports again and again, and their appeals, longest waiting first (DSA-5). */
export const listNotifiers = operation({
  name: 'safety/list-notifiers',
  summary: 'Senders of unfounded reports',
  method: 'GET',
  path: '/api/console/notifiers.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(notifierCase),
  errors: {},
});
