import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';

/** An answer of the sample that waits for a judgement. It shows nothing of the member or the editor. */
export const sampledAnswer = z.object({
  conversation: id,
  message: id,
  site: z.string(),
  /** The name of the fictional profile. */
  profile: z.string(),
  language: locale,
  drawn_at: instant,
});

export type SampledAnswer = z.output<typeof sampledAnswer>;

/** The answers of other editors that wait for a judgement, oldest first (MEET-15). */
export const listSampledAnswers = operation({
  name: 'chat/list-sampled-answers',
  summary: 'Answers to judge',
  method: 'GET',
  path: '/api/console/answer-samples.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ page: z.optional(queryInteger(1, 1000)) }),
  answer: z.extend(pageOf(sampledAnswer), { waiting: z.int() }),
  errors: {},
});
