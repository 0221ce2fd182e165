import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { chat } from './chat.ts';
import { gifts } from './gift.ts';
import { type MessageKind, message, messageKinds } from './message.ts';

type SentContent = { readonly kind: MessageKind } & { readonly [Field in MessageKind]?: string | undefined };

/**
 * Sends a message and charges it in one transaction (CHAT-3). `client_id` is the idempotency key of both:
 * sent again, the same message comes back and nothing is charged; with other content it is refused.
 * Whoever has not confirmed their address yet writes to nobody: `confirm_first` (ACC-6).
 * Who never bought starts two conversations at most: the third is `premium_only` (ACC-16).
 * A gift is a message as any other, with its own price (CHAT-2).
 * The site's message_length is checked on top of the limit here.
 */
export const sendMessage = operation({
  name: 'chat/send-message',
  summary: 'Send a message',
  method: 'POST',
  path: '/api/message.php',
  caller: 'member',
  input: z
    .strictObject({
      conversation: z.optional(id),
      profile: z.optional(id),
      client_id: z.uuid('invalid'),
      kind: z.enum(messageKinds, 'invalid'),
      text: z.optional(typedText(10_000)),
      gift: z.optional(z.enum(gifts, 'invalid')),
    })
    .check(
      z.refine((sent) => (sent.conversation === undefined) !== (sent.profile === undefined), {
        error: 'conversation_or_profile',
        path: ['profile'],
      }),
      // Each kind comes with the field of its name and with no other's.
      ...messageKinds.flatMap((field) => [
        z.refine<SentContent>((sent) => sent.kind !== field || sent[field] !== undefined, {
          error: 'required',
          path: [field],
        }),
        z.refine<SentContent>((sent) => sent.kind === field || sent[field] === undefined, {
          error: 'invalid',
          path: [field],
        }),
      ]),
    ),
  answer: z.object({ message, chat, credits: z.int() }),
  errors: {
    insufficient_credits: 409,
    client_id_reused: 409,
    own_profile: 409,
    premium_only: 409,
    confirm_first: 403,
  },
});
