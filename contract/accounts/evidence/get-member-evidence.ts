import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { evidenceExport } from '#contract/safety/evidence-export.ts';
import { hold } from '#contract/safety/hold.ts';
import { authorityReport } from './record-authority-report.ts';

/** Conversations that an export can be limited to, without a word of them. */
const conversation = z.object({ id, with: id, messages: z.int() });

/**
 * The holds of a member with their exports and reports, and what the form for an authority is filled in with.
 * It shows no evidence itself (CSAM-2, DSA-5).
 */
export const getMemberEvidence = operation({
  name: 'accounts/get-member-evidence',
  summary: 'Holds, exports and reports of a member',
  method: 'GET',
  path: '/api/console/member-evidence.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    holds: z.array(z.extend(hold, { exports: z.array(evidenceExport), reports: z.array(authorityReport) })),
    /** ISO 3166 code of the member's country, for the authority of that country. Null for an erased member. */
    country: z.nullable(z.string()),
    /** The newest conversations, at most fifty. */
    conversations: z.array(conversation),
    /** The member may be frozen: a real person who is not erased. */
    can_freeze: z.boolean(),
  }),
  errors: {},
});
