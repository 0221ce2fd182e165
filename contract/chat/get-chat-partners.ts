import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** A member with whom the caller has a conversation, by name only. */
export const chatPartner = z.object({ id, name: z.string(), fictional: z.boolean() });

export type ChatPartner = z.output<typeof chatPartner>;

/**
 * The members the caller has a conversation with, newest first, at most 100. For members who no longer see
 * their conversations but want to block or report somebody (TRUST-12). Contains no messages and no pictures.
 */
export const getChatPartners = operation({
  name: 'chat/get-chat-partners',
  summary: 'Whom one wrote with, to block or report them',
  method: 'GET',
  path: '/api/correspondents.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ results: z.array(chatPartner) }),
  errors: {},
});
