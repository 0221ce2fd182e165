import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Goes on writing to a fictional profile after a rest (FIC-6): the member's own choice, and not before it is over
 * (`too_early`). Where nothing rests nothing changes.
 */
export const resumeFictional = operation({
  name: 'chat/resume-fictional',
  summary: 'Go on writing to a fictional profile',
  method: 'PUT',
  path: '/api/fictional-talk.php',
  caller: 'member',
  input: z.strictObject({ profile: id }),
  answer: z.object({ profile: id }),
  errors: { too_early: 409 },
});
