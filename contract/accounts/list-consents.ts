import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { consent } from './consent.ts';

/** The member's consents, newest first (GDPR-2). */
export const listConsents = operation({
  name: 'accounts/list-consents',
  summary: 'Own consents',
  method: 'GET',
  path: '/api/consents.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ results: z.array(consent) }),
  errors: {},
});
