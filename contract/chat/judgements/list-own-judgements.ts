import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { editorPause, ownJudgement } from './judgement.ts';

/** The caller's own answers that colleagues judged, newest first, and a pause that runs (MEET-15). */
export const listOwnJudgements = operation({
  name: 'chat/list-own-judgements',
  summary: 'Judgements of my answers',
  method: 'GET',
  path: '/api/console/own-judgements.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({ page: z.optional(queryInteger(1, 1000)) }),
  answer: z.extend(pageOf(ownJudgement), { pause: z.nullable(editorPause) }),
  errors: {},
});
