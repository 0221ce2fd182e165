import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { changeableFacts } from './fictional-profile.ts';

/** Changes the facts and texts of a fictional profile. Site, gender and birth date never change (SAFE-6). */
export const changeFictionalProfile = operation({
  name: 'chat/change-fictional-profile',
  summary: 'Change a fictional profile',
  method: 'PUT',
  path: '/api/console/fictional-profile.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ profile: id, ...changeableFacts }),
  answer: z.object({ profile: id }),
  errors: {},
});
