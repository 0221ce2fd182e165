import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pageVersion, sentVersionId } from './page-version.ts';

/**
 * Discards a draft, or withdraws an announced version before it comes into force. A version in force stays:
 * only a newer one replaces it. A waiting one is first declined: `text_frozen` (CON-17).
 */
export const withdrawPageVersion = operation({
  name: 'content/withdraw-page-version',
  summary: 'Discard a draft or withdraw an announced version',
  method: 'DELETE',
  path: '/api/console/page-version.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ version: sentVersionId }),
  answer: pageVersion,
  errors: { text_frozen: 409 },
});
