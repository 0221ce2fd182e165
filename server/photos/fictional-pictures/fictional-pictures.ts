import type { Id } from '#contract/kit/id.ts';
import type { FictionalPicture } from '#contract/photos/fictional/fictional-picture.ts';
import { pictureOrigins } from '#contract/photos/fictional/fictional-picture.ts';
import type { Image } from '#contract/photos/image.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAt, signedPath } from '../media/media-path.ts';
import { recordedPhotos } from './fictional-pictures.sql.ts';

/** The picture of a fictional profile for operators: its address works in every state, and expires. */
export const operatorImage = ({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, path: string): Image =>
  imageAt(signedPath(keys, 'own', { path, viewer: null }, clock.now()));

/** The pictures of a fictional profile with their licences and records. */
export async function fictionalPictures(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  profile: Id,
): Promise<FictionalPicture[]> {
  const rows = await recordedPhotos(platform.db, profile);
  return rows.map((row) => {
    const origin = pictureOrigins.find((known) => known === row.origin);
    const person = row.depicts_person
      ? {
          name: row.person_name ?? '',
          born: row.person_born ?? '',
          identity: row.identity_record ?? '',
          release: row.release_record ?? '',
        }
      : null;
    const { licence, source, made_on, recorded_by } = row;
    return {
      photo: row.id,
      main: row.is_main,
      image: operatorImage(platform, row.path),
      record:
        origin === undefined
          ? null
          : {
              origin,
              licence,
              source,
              made_on,
              person,
              recorded_by,
              recorded_at: row.recorded_at.toISOString(),
            },
    };
  });
}
