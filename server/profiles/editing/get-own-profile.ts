import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender, lookingFor, sexuality } from '#contract/profiles/fields.ts';
import type { OwnProfile } from '#contract/profiles/get-own-profile.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { interests } from '#contract/sites/interest.ts';
import { walletOf } from '#server/ledger/door.ts';
import { loadOwnPhotos, photoLimit } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { attributesFromRow } from '../cards/profile-from-row.ts';
import { loadEditableFields } from './editable-fields.sql.ts';

/** A member's profile as they edit it (PROF-9). Null for a member without a profile. */
export async function loadOwnProfile(
  platform: Platform,
  member: Id,
  language: Locale,
): Promise<OwnProfile | null> {
  const { db, clock } = platform;
  const [row, photos, { paidUser }] = await Promise.all([
    loadEditableFields(db, member),
    loadOwnPhotos(platform, db, member, language),
    walletOf(db, member),
  ]);
  if (!row) return null;
  return {
    ...attributesFromRow(row),
    name: row.name,
    gender: z.parse(gender, row.gender),
    age: ageOn(row.date_of_birth, clock.now()),
    looking_for: z.parse(lookingFor, row.looking_for),
    sexuality: z.parse(sexuality, row.sexuality),
    about: row.about,
    interests: interests.filter((known) => row.interests.includes(known)),
    prompts: row.prompts,
    photos,
    photo_limit: photoLimit(paidUser),
  };
}

export const getOwnProfileHandler = handler(getOwnProfile, async (call, platform) => {
  const profile = await loadOwnProfile(platform, call.member, call.language);
  return profile === null ? call.refuse('not_found') : { profile };
});
