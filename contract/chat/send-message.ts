import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { chat } from './chat.ts';
import { gifts, message, position, type WrittenKind, writtenKinds } from './message.ts';

/** The refusals that apply to every kind of message. */
export const writingRefusals = {
  insufficient_credits: 409,
  /**
   * The usable credits do not suffice, and the waiting ones would: ask the member for the start (CRED-14).
   */
  start_consent_required: 409,
  client_id_reused: 409,
  own_profile: 409,
  premium_only: 409,
  confirm_first: 403,
  unconfirmed_details: 403,
  awaits_confirmation: 409,
  fictional_not_acknowledged: 409,
  fictional_paused: 409,
  fictional_unanswered: 409,
  under_review: 403,
  alike_openers: 409,
} as const;

type SentContent = { readonly kind: WrittenKind } & { readonly [Field in WrittenKind]?: string | undefined };

/**
 * Sends a message and charges it in one transaction (CHAT-3).
 * - `client_id` is the idempotency key of both: a repeated call returns the same message and charges
 *   nothing. With other content it is refused.
 * - `confirm_first`: the sender has not confirmed their email address, and this message needs it (ACC-6).
 * - `unconfirmed_details`: a link or contact details from a sender who has not confirmed their email
 *   address.
 * - `awaits_confirmation`: the receiver has not confirmed their email address yet, so nobody can reply
 *   (ACC-6).
 * - `premium_only`: a sender who never bought has started two conversations already (ACC-16).
 * - A gift is a message with its own price (CHAT-2).
 * - `fictional_not_acknowledged`: the sender has not acknowledged the fictional profile (FIC-4).
 * - `fictional_paused`: writing to the fictional profile is paused (FIC-6).
 * - `fictional_unanswered`: nobody answers for the fictional profile, so nothing is sold (SAFE-6).
 * - `under_review`: the sender is flagged as fraud (FIC-9).
 * - `alike_openers`: the same opener went to the maximum number of members in a day (TRUST-7).
 * - `quote`: the number of an earlier message of the conversation that this one answers (CHAT-12). Another
 *   number is `invalid`.
 * - The site's message_length applies in addition to the limit here.
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
      quote: z.optional(position),
    })
    .check(
      z.refine((sent) => (sent.conversation === undefined) !== (sent.profile === undefined), {
        error: 'conversation_or_profile',
        path: ['profile'],
      }),
      // Each kind comes with the field of its name and no other.
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
