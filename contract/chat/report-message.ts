import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportFields, reportTaken, wordsWhereNeeded } from '#contract/safety/report-words.ts';
import { position } from './position.ts';

/**
 * Reports a conversation, by itself or by whom it is with, or one message of the other in it. What was said around it and
 * the other's profile are frozen as evidence, also of a conversation that was removed, blocked or whose other member is
 * gone (SAFE-1, TRUST-4, FIC-14). While the case is open a second time is the same case under the same number.
 */
export const reportMessage = operation({
  name: 'chat/report-message',
  summary: 'Report a conversation or a message of it',
  method: 'POST',
  path: '/api/report-message.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  input: z
    .strictObject({
      conversation: z.optional(id),
      profile: z.optional(id),
      /** Its number in the conversation. */
      message: z.optional(position),
      ...reportFields,
    })
    .check(
      wordsWhereNeeded,
      z.refine(({ conversation, profile }) => (conversation === undefined) !== (profile === undefined), {
        error: 'conversation_or_profile',
        path: ['conversation'],
      }),
    ),
  answer: reportTaken,
  errors: { own_message: 409, too_many_reports: 429 },
});
