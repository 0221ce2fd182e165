import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pictureHash } from './list-refused-hashes.ts';

/**
 * Takes a hash off the list, so that the picture may be uploaded again. An appeal that succeeds does the same
 * for its case. A hash that is not on the list changes nothing.
 */
export const withdrawRefusedHash = operation({
  name: 'photos/withdraw-refused-hash',
  summary: 'Accept a refused picture again',
  method: 'DELETE',
  path: '/api/console/refused-hashes.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z.strictObject({ hash: pictureHash }),
  answer: z.object({ hash: z.string() }),
  errors: {},
});
