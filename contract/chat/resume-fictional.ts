import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Resumes writing to a fictional profile after a pause (FIC-6), by the member's own choice. `too_early`: the
 * pause is not over yet. Changes nothing if nothing is paused.
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
