import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { position } from '../message.ts';
import { answerFlaw, longestVerdictNote } from './judgement.ts';

/**
 * Judges an answer of the sample (MEET-15). A flaw needs a note, which the editor reads. `pause_days` stops the
 * editor's answers at once for those days. Nobody judges an own answer, and a judgement never changes:
 * `already_judged`.
 */
export const judgeAnswer = operation({
  name: 'chat/judge-answer',
  summary: 'Judge an answer',
  method: 'POST',
  path: '/api/console/answer-judgement.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z
    .strictObject({
      conversation: id,
      message: position,
      flaw: z.nullable(answerFlaw),
      note: z.nullable(typedText(longestVerdictNote)),
      pause_days: z.optional(z.int().check(z.minimum(1, 'invalid'), z.maximum(31, 'invalid'))),
    })
    .check(
      z.refine(({ flaw, note }) => flaw === null || note !== null, { error: 'required', path: ['note'] }),
      z.refine(({ flaw, pause_days: days }) => flaw !== null || days === undefined, {
        error: 'invalid',
        path: ['pause_days'],
      }),
    ),
  answer: z.object({ message: position }),
  errors: { already_judged: 409 },
});
