import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Mails a trusted flagger a new key. All earlier keys end. */
export const sendFlaggerKey = operation({
  name: 'safety/send-flagger-key',
  summary: 'Mail a trusted flagger a new key',
  method: 'PUT',
  path: '/api/console/flaggers.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ flagger: id }),
  answer: z.object({ flagger: id }),
  errors: {},
});
