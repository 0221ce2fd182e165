import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import {
  evidenceScope,
  evidenceScopes,
  incident,
  legalBasis,
  longestWords,
} from '#contract/safety/evidence-export.ts';
import { longestAuthority, longestCaseNumber } from './place-hold.ts';

/**
 * Asks a second operator for an export of held evidence for an authority (CSAM-2, CSAM-3, DSA-5).
 * - `scope` names the parts. `conversation` limits the messages to one.
 * - The second operator sees authority, legal basis and scope, and approves with decide-evidence-export.
 * - `client_id` is the idempotency key of the form.
 * - A released hold is `not_found`, as is a conversation that is not the member's.
 */
export const askEvidenceExport = operation({
  name: 'accounts/ask-evidence-export',
  summary: 'Ask for an export for an authority',
  method: 'POST',
  path: '/api/console/evidence-exports.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z
    .strictObject({
      client_id: z.uuid('invalid'),
      hold: id,
      authority: typedText(longestAuthority),
      case_number: z.optional(typedText(longestCaseNumber)),
      legal_basis: legalBasis,
      scope: z
        .array(evidenceScope)
        .check(z.minLength(1, 'required'), z.maxLength(evidenceScopes.length, 'invalid')),
      conversation: z.optional(id),
      words: typedText(longestWords),
      happened_at: z.optional(instant),
      incident,
    })
    .check(
      z.refine(({ scope }) => new Set(scope).size === scope.length, { error: 'invalid', path: ['scope'] }),
      z.refine(({ scope, conversation }) => conversation === undefined || scope.includes('messages'), {
        error: 'invalid',
        path: ['conversation'],
      }),
    ),
  answer: z.object({ export: id, approval: id }),
  errors: {},
});
