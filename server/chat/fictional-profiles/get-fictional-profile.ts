import { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import { gender, lookingFor, sexuality } from '#contract/profiles/fields.ts';
import { fictionalPictures } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { noteMembersSeen } from '#server/platform/http/recorded-looks.ts';
import { fictionalRow, previewFictional } from '#server/profiles/door.ts';
import { countTalks, profileNotes } from './fictional-list.sql.ts';
import { fictionalSites } from './list-fictional-profiles.ts';
import { stateOf } from './set-fictional-state.ts';

export const getFictionalProfileHandler = handler(getFictionalProfile, async (call, platform) => {
  const { profile } = call.input;
  const { db } = platform;
  const row = (await fictionalRow(db, profile)) ?? call.refuse('not_found');
  const site = fictionalSites().find(({ id }) => id === row.site_id) ?? call.refuse('not_found');
  const [preview, pictures, notes, counted] = await Promise.all([
    previewFictional(platform, row.site_id, profile),
    fictionalPictures(platform, profile),
    profileNotes(db, profile),
    countTalks(db, profile),
  ]);
  // The records of pictures name depicted persons, so each look is an entry of the audit log.
  noteMembersSeen([profile]);
  return {
    ...{ profile, site, pictures, ...counted },
    state: stateOf(row.status),
    gender: gender.parse(row.gender),
    date_of_birth: row.date_of_birth,
    looking_for: lookingFor.parse(row.looking_for),
    sexuality: sexuality.parse(row.sexuality),
    country: row.country,
    place: row.place,
    preview: preview ?? call.refuse('not_found'),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  };
});
