import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { position } from './message.ts';
import { reactionChange, reactions } from './reaction.ts';

/**
 * Sets the member's reaction to a message of either member, or takes it back with null (CHAT-11). Free, and
 * idempotent. The other member gets a live event and nothing else: no push, no mail, no unread count.
 * - `not_found`: there is no such message for this member, it was removed, or it is a notice of the service.
 * - `confirm_first`: the member has not confirmed their email address (ACC-6).
 * - `under_review`: the member is flagged as fraud (FIC-9).
 */
export const setReaction = operation({
  name: 'chat/set-reaction',
  summary: 'React to a message, or take the reaction back',
  method: 'PUT',
  path: '/api/message-reaction.php',
  caller: 'member',
  input: z.strictObject({
    conversation: id,
    message: position,
    reaction: z.nullable(z.enum(reactions, 'invalid')),
  }),
  answer: z.object({ reaction: reactionChange }),
  errors: { confirm_first: 403, under_review: 403 },
  limit: { calls: 40, seconds: 60 },
});
