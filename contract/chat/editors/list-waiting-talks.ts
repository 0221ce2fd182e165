import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { editorPace, waitingTalk } from './editor-talk.ts';

/**
 * The conversations with fictional profiles that wait for an answer, longest waiting first, and those the
 * caller holds (MEET-15).
 */
export const listWaitingTalks = operation({
  name: 'chat/list-waiting-talks',
  summary: 'Conversations that wait for an editor',
  method: 'GET',
  path: '/api/console/talks.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({ page: z.optional(queryInteger(1, 1000)) }),
  answer: z.extend(pageOf(waitingTalk), {
    waiting: z.object({ number: z.int(), more: z.boolean() }),
    pace: editorPace,
  }),
  errors: {},
});
