import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import type { changeProfile } from '#contract/profiles/change-profile.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { promptAnswers } from '../cards/prompt-answers.sql.ts';
import { profiles } from '../tables.ts';

/** The columns of the fields with fixed choices (PROF-1). */
export const attributeColumns = [
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'signup_reason',
] as const;

/** The fields that a member may edit. Undefined for a member without a profile. */
export function loadEditableFields(db: Handle, member: Id) {
  return profiles(db)
    .selectFrom('profiles')
    .select([
      'name',
      'gender',
      'date_of_birth',
      'looking_for',
      'sexuality',
      'about',
      'interests',
      ...attributeColumns,
      promptAnswers.as('prompts'),
    ])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Writes the given fields; omitted fields stay unchanged. */
export async function writeEditableFields(
  db: Handle,
  member: Id,
  fields: Omit<InputOf<typeof changeProfile>, 'prompts'>,
): Promise<void> {
  const { interests, ...rest } = fields;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0 && interests === undefined) return;
  await profiles(db)
    .updateTable('profiles')
    .set({ ...given, ...(interests === undefined ? {} : { interests: [...new Set(interests)] }) })
    .where('member_id', '=', member)
    .execute();
}
