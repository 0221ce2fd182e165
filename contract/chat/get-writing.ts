import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { careCauses } from './notice.ts';

/**
 * Why a member cannot write to another one; each has a text: `chat.obstacle.<obstacle>`. `unavailable` says no more than
 * that: not confirmed, away, gone, blocked and never there are the same (TRUST-3).
 */
export const writingObstacles = [
  'under_review',
  'confirm_first',
  'unavailable',
  'paused',
  'conversations',
  'credits',
] as const;

export type WritingObstacle = (typeof writingObstacles)[number];

/**
 * Whether the member may write to another one now, and if not, why not (CHAT-4, ACC-16, FIC-4, FIC-6). It says what
 * `chat/send-message` would say; that one decides.
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
    /** What the other began with went to many members in the same words: its reader is warned (TRUST-7). */
    many_alike: z.boolean(),
    /** Null where the profile is no fictional one. */
    fictional: z.nullable(
      z.object({
        acknowledged: z.boolean(),
        /** Writing rests; from `until` on the member may choose to go on. A cause is forgotten after a month: null. */
        paused: z.nullable(z.object({ cause: z.nullable(z.enum(careCauses)), until: instant })),
      }),
    ),
  }),
  errors: {},
});

export type Writing = z.output<typeof getWriting.answer>;
