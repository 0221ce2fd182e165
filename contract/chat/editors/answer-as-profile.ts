import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { position } from '../message.ts';
import { longestAnswer } from './editor-talk.ts';

/** Kinds of sentences that an answer of an editor never contains (FIC-10). Each has a text: `chat.field.<kind>`. */
export const forbiddenKinds = ['claims_person', 'promises_meeting', 'shares_contact', 'wants_money'] as const;

export type ForbiddenKind = (typeof forbiddenKinds)[number];

/**
 * Answers a member in the name of a fictional profile (MEET-15). `client_id` is the idempotency key, and
 * `answers` the number of the member's message that the editor read last.
 * - A forbidden sentence is refused at `text`, with the sentence. Those are: a promised meeting,
 *   contact details, the claim to be a real person, and a request for money.
 * - `talk_moved_on`: the member wrote again meanwhile.
 * - `talk_closed`: the member asked to stop or left, the time is over, or two answers exist already.
 * - `pace_reached`: the caller wrote as much as the settings allow.
 * - `editor_paused`: a colleague stopped the caller's answers for some days.
 */
export const answerAsProfile = operation({
  name: 'chat/answer-as-profile',
  summary: 'Answer for a fictional profile',
  method: 'POST',
  path: '/api/console/talk-answer.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({
    conversation: id,
    answers: position,
    client_id: z.uuid('invalid'),
    text: typedText(longestAnswer),
  }),
  answer: z.object({ message: id }),
  errors: {
    talk_not_yours: 409,
    talk_moved_on: 409,
    talk_closed: 409,
    pace_reached: 409,
    editor_paused: 409,
    client_id_reused: 409,
  },
});
