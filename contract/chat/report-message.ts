import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportFields, reportReceipt, requireTextForOther } from '#contract/safety/report-reason.ts';
import { position } from './message.ts';

/**
 * Reports a conversation, by its id or by the other member, or one message of the other member in it. The
 * surrounding messages and the other member's profile are stored as evidence (SAFE-1, TRUST-4, FIC-14). This
 * also works after a removal or a block, or if the other member is gone. While the case is open, a repeated
 * report returns the same case number.
 */
export const reportMessage = operation({
  name: 'chat/report-message',
  summary: 'Report a conversation or a message of it',
  method: 'POST',
  path: '/api/report-message.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  budget: {
    kind: 'write',
    member: [
      { calls: 20, seconds: 3600 },
      { calls: 60, seconds: 86_400 },
    ],
  },
  input: z
    .strictObject({
      conversation: z.optional(id),
      profile: z.optional(id),
      /** The message's number in the conversation. */
      message: z.optional(position),
      ...reportFields,
    })
    .check(
      requireTextForOther,
      z.refine(({ conversation, profile }) => (conversation === undefined) !== (profile === undefined), {
        error: 'conversation_or_profile',
        path: ['conversation'],
      }),
    ),
  answer: reportReceipt,
  errors: { own_message: 409, too_many_reports: 429, reporting_suspended: 403 },
});
