import { randomBytes } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { addFictionalPicture } from '#contract/photos/fictional/add-fictional-picture.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { uploadedFile } from '#server/platform/http/uploaded-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { memberPhotoPath } from '../files/storage-keys.ts';
import { insertPhoto, lockPhotos, photosOf, setMain } from '../gallery/own-photos.sql.ts';
import { knownHashes, storeHashes } from '../hashes/check-picture.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import { sweepUploadJob } from '../uploads/sweep-upload.job.ts';
import { restorePhotos } from '../visibility/withhold-photos.ts';
import {
  insertRecord,
  isUsedElsewhere,
  lockFictional,
  type PictureRecord,
} from './fictional-pictures.sql.ts';

type Given = InputOf<typeof addFictionalPicture>;

const secondsUntilSwept = 600;

/** As many as a profile shows. */
const mostPictures = 25;

const recordOf = (given: Given): PictureRecord => {
  const isPerson = given.depicts === 'person';
  const ofPerson = (value: string | undefined) => (isPerson ? (value ?? null) : null);
  return {
    origin: given.origin,
    licence: given.licence,
    source: given.source,
    made_on: given.made_on,
    depicts_person: isPerson,
    person_name: ofPerson(given.person_name),
    person_born: ofPerson(given.person_born),
    identity_record: ofPerson(given.identity),
    release_record: ofPerson(given.release),
  };
};

type Stored = Awaited<ReturnType<typeof storeUpload>>;

/** Writes hashes, record, picture and audit log entry in one transaction. The record comes first. */
const writePicture = (
  platform: Platform,
  { operator, path, given, hashes }: { operator: Id; path: string; given: Given; hashes: Stored['hashes'] },
): Promise<Id> =>
  platform.transact(async (unit) => {
    const { db } = unit;
    const profile = Number(given.profile);
    const at = platform.clock.now();
    const { sent, stored } = hashes;
    if (sent === null || stored === null) throw new Error('an upload has no hashes');
    if (!(await lockFictional(db, profile))) throw new Refusal('not_found');
    await lockPhotos(db, profile);
    const pictures = await photosOf(db, profile);
    if (pictures.length >= mostPictures) throw new Refusal('photo_limit', { limit: mostPictures });
    // Locks the hashes, so that two profiles cannot get the same picture at once.
    await storeHashes(db, path, hashes);
    if (await isUsedElsewhere(db, { profile, path, hashes: knownHashes(hashes) }))
      throw new Refusal('picture_used');
    await insertRecord(db, { ...recordOf(given), path, profile, sent, stored, operator, at });
    const { id } = await insertPhoto(db, { member: profile, path, isMain: false, status: 'active', now: at });
    if (!pictures.some(({ is_main }) => is_main)) await setMain(db, profile, id);
    // Nobody gets the address of a picture of a draft, except the operators.
    await restorePhotos(db, profile);
    await recordAction(unit, {
      ...{ operator, action: 'photos/add-fictional-picture', member: profile, subject: id, at },
      details: { origin: given.origin, person: given.depicts === 'person' },
    });
    return id;
  });

export const addFictionalPictureHandler = handler(addFictionalPicture, async (call, platform) => {
  const { operator, input } = call;
  const profile = Number(input.profile);
  if (!(await lockFictional(platform.db, profile))) return call.refuse('not_found');
  const path = memberPhotoPath(randomBytes(16).toString('hex'));
  const { hashes, drop } = await storeUpload(platform, {
    ...{ path, member: profile, file: uploadedFile(input.photo), sealed: false },
    sweepLater: async () => {
      const payload = { member: profile, path };
      await platform.jobs.send(sweepUploadJob, payload, { startAfterSeconds: secondsUntilSwept });
    },
  });
  try {
    return { photo: await writePicture(platform, { operator, path, given: input, hashes }) };
  } catch (error) {
    await drop();
    throw error;
  }
});
