import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { chat } from './chat.ts';
import { gifts } from './gift.ts';
import { message, type WrittenKind, writtenKinds } from './message.ts';
import { writingRefusals } from './writing-refusals.ts';

type SentContent = { readonly kind: WrittenKind } & { readonly [Field in WrittenKind]?: string | undefined };

/**
 * Sends a message and charges it in one transaction (CHAT-3). `client_id` is the idempotency key of both:
 * sent again, the same message comes back and nothing is charged; with other content it is refused.
 * Whoever has not confirmed their address yet writes to nobody: `confirm_first` (ACC-6).
 * Who never bought starts two conversations at most: the third is `premium_only` (ACC-16).
 * A gift is a message as any other, with its own price (CHAT-2).
 * To a fictional profile nothing goes out before the member was told what it is and said so: `fictional_not_acknowledged`
 * (FIC-4); nor while writing to it rests: `fictional_paused` (FIC-6). Of a member flagged as fraud nothing goes out at all:
 * `under_review` (FIC-9).
 * The same first words go to a few members a day: `alike_openers` (TRUST-7).
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
      kind: z.enum(writtenKinds, 'invalid'),
      text: z.optional(typedText(10_000)),
      gift: z.optional(z.enum(gifts, 'invalid')),
    })
    .check(
      z.refine((sent) => (sent.conversation === undefined) !== (sent.profile === undefined), {
        error: 'conversation_or_profile',
        path: ['profile'],
      }),
      // Each kind comes with the field of its name and with no other's.
      ...writtenKinds.flatMap((field) => [
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
  errors: writingRefusals,
});
