import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { activateProfile } from './profile-lifecycle.ts';

// A demo approves photos by itself, like a site with `image_review: auto`.
const service = await startServiceWithMembers();
const { db } = service.platform;

/** Uploads a photo, waits for its approval, and returns its address. */
const upload = async (person: Person): Promise<string> => {
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
  const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
  await person.api(addPhoto, { photo }).then(({ answer }) => answer);
  return eventually(async () => {
    const { rows } = await sql<{ path: string; status: string }>`
      select path, status from photos where member_id = ${person.id}`.execute(db);
    expect(rows[0]?.status).toBe('active');
    return `/media/${rows[0]?.path}-card.webp`;
  });
};

test('serves the photo of an unconfirmed member to nobody else until the profile is shown [ACC-6h]', async () => {
  const person = await service.person({ confirmed: false });
  const file = await upload(person);
  expect([(await service.get(file)).status, (await person.fetch(file)).status]).toEqual([404, 200]);
  await activateProfile(db, person.id);
  expect((await service.get(file)).status).toBe(200);
});

test('keeps the photo withheld if the member confirms the address while hidden [ACC-6h, AGE-4b]', async () => {
  const person = await service.person({ confirmed: false });
  await sql`update addresses set verified_at = now() where member_id = ${person.id}`.execute(db);
  const anna = await service.person({ trusted: true });
  await anna.api(reportMember, { profile: person.id, reason: 'underage' }).then(({ answer }) => answer);
  const file = await upload(person);
  await activateProfile(db, person.id);
  expect((await service.get(file)).status).toBe(404);
});
