import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { profileFacts, talkMessage } from '../editors/editor-talk.ts';
import { profileNote } from '../fictional/fictional-profile.ts';
import { position } from '../message.ts';
import { sampledAnswer } from './list-sampled-answers.ts';

/**
 * An answer of the sample with the messages before it, in this conversation only, and the facts of the fictional
 * profile (MEET-15). The member has no name here. Each look is recorded. `already_judged`: a colleague judged it,
 * or the caller wrote it.
 */
export const showSampledAnswer = operation({
  name: 'chat/show-sampled-answer',
  summary: 'One answer to judge',
  method: 'POST',
  path: '/api/console/answer-sample.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ conversation: id, message: position }),
  answer: z.extend(sampledAnswer, {
    facts: profileFacts,
    notes: z.array(profileNote),
    messages: z.array(talkMessage),
  }),
  errors: { already_judged: 409 },
});
