import * as z from 'zod/mini';
import { lookingFor, sexuality } from '#contract/profiles/fields.ts';
import { getMemberProfile } from '#contract/profiles/get-member-profile.ts';
import { interests } from '#contract/sites/interest.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { attributesFromRow } from '../cards/profile-from-row.ts';
import { loadEditableFields } from '../editing/editable-fields.sql.ts';
import { placeOf } from './reviewed-members.sql.ts';

export const getMemberProfileHandler = handler(getMemberProfile, async (call, platform) => {
  const { member } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getMemberProfile.name,
    members: [member],
  });
  const [row, place] = await Promise.all([
    loadEditableFields(platform.db, member),
    placeOf(platform.db, member),
  ]);
  if (row === undefined || place === undefined) return { profile: null };
  return {
    profile: {
      ...attributesFromRow(row),
      ...place,
      looking_for: z.parse(lookingFor, row.looking_for),
      sexuality: z.parse(sexuality, row.sexuality),
      about: row.about,
      interests: interests.filter((known) => row.interests.includes(known)),
      prompts: row.prompts,
    },
  };
});
