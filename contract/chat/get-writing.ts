import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { careCauses } from './message.ts';

/**
 * The reasons why a member cannot write to another. Each has a text: `chat.obstacle.<obstacle>`.
 * `unavailable` reveals no more: unconfirmed, away, deleted, blocked and nonexistent members look the same
 * (TRUST-3). `unanswered`: nobody answers for this fictional profile (SAFE-6). `awaits_confirmation`: the other member wrote and has not confirmed their address yet (ACC-6).
 */
export const writingObstacles = [
  'under_review',
  'confirm_first',
  'awaits_confirmation',
  'unavailable',
  'unanswered',
  'paused',
  'conversations',
  'credits',
] as const;

export type WritingObstacle = (typeof writingObstacles)[number];

/**
 * Whether the member may write to another member now, and if not, why (CHAT-4, ACC-16, FIC-4, FIC-6).
 * Predicts the answer of `chat/send-message`, which makes the decision.
 */
export const getWriting = operation({
  name: 'chat/get-writing',
  summary: 'Whether one may write to a member',
  method: 'GET',
  path: '/api/writing.php',
  caller: 'member',
  input: z.strictObject({ profile: queryId }),
  answer: z.object({
    obstacle: z.nullable(z.enum(writingObstacles)),
    /** The other member's opener went to many members, so its reader is warned (TRUST-7). */
    many_alike: z.boolean(),
    /** Null if the profile is not fictional. */
    fictional: z.nullable(
      z.object({
        acknowledged: z.boolean(),
        /**
         * Writing is paused. From `until` on the member may choose to continue. The cause is deleted after a
         * month and is then null.
         */
        paused: z.nullable(z.object({ cause: z.nullable(z.enum(careCauses)), until: instant })),
      }),
    ),
  }),
  errors: {},
});

export type Writing = z.output<typeof getWriting.answer>;
