import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { position } from '../message.ts';
import { editorTalk } from './editor-talk.ts';

/**
 * Claims a conversation with a fictional profile for some minutes and shows it. Each look is written to the
 * audit log (MEET-15). Without a conversation it claims the one that waits longest, or null if there is none.
 * - `talk_not_yours`: another editor holds it, or nothing waits in it.
 * - `too_many_talks`: the caller holds as many as the settings allow.
 */
export const claimTalk = operation({
  name: 'chat/claim-talk',
  summary: 'Take a conversation with a fictional profile',
  method: 'POST',
  path: '/api/console/talk.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({ conversation: z.optional(id), before: z.optional(position) }),
  answer: z.object({ talk: z.nullable(editorTalk) }),
  errors: { talk_not_yours: 409, too_many_talks: 409 },
});
