import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { languageCookie } from '#contract/kit/locale.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { photosChanged } from '#contract/photos/events.ts';
import { type RejectReason, rejectReasons } from '#contract/photos/reject-reason.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseAccount } from '../erase-account.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';
import { quarantinedOriginal } from '../quarantine/quarantine.ts';
import { withholdPhotos } from '../visibility/withhold-photos.ts';
import { applyVerdict } from './apply-verdict.ts';

let service: PeopleService;
let sent: Buffer<ArrayBuffer>;

beforeAll(async () => {
  // On sites with real members a person reviews photos (SITE-6).
  service = await startServiceWithMembers({ demo: false });
  sent = Buffer.from(
    await sharp({ create: { width: 640, height: 800, channels: 3, background: '#d6006e' } })
      .withExif({ IFD0: { Copyright: 'a rare camera' } })
      .jpeg()
      .toBuffer(),
  );
});

const upload = async (person: Person) =>
  (await person.api(addPhoto, { photo: new Blob([sent]) })).answer.photo;

const own = async (person: Person) => (await person.api(getOwnProfile, {})).answer.profile.photos;

const pathOf = async (person: Person, id: number): Promise<string> =>
  (await photosOf(service.platform.db, person.id)).find((row) => row.id === id)?.path ?? '';

const review = (
  person: Person,
  photo: number,
  verdict: 'pass' | RejectReason,
  from: 'pending' | 'active' | 'rejected' = 'pending',
) =>
  service.platform.transact((unit) =>
    applyVerdict(service.platform, unit, { member: person.id, photo, from, verdict }),
  );

const sealedFiles = async () =>
  (await filesBelow(service.platform.config.dataDir)).filter((file) => file.includes('quarantine'));

const seen = async (person: Person): Promise<number> =>
  (await (await service.person()).api(getMember, { id: person.id })).answer.member.photos.length;

test('shows a photo to nobody but its member until it is approved [PROF-3a, TRUST-1a, GATE-4c]', async () => {
  const person = await service.person();
  const { id, image } = await upload(person);
  expect(await seen(person)).toBe(0);
  expect((await service.get(`/media/${image.card_filename}`)).status).toBe(200);
  const path = await pathOf(person, id);
  expect((await service.get(`/media/${path}-card.webp`)).status).toBe(404);
  expect(await review(person, id, 'pass')).toBe(true);
  expect(await seen(person)).toBe(1);
  expect((await own(person))[0]).toMatchObject({ status: 'active', main: true, rejection: null });
  expect((await service.get(`/media/${path}-card.webp`)).status).toBe(200);
});

test.each([
  ['nl', 'Op deze foto staat iemand die jonger dan 18 jaar lijkt. Hier staan alleen volwassenen.'],
  ['en', 'Somebody in this photo looks younger than 18. Only adults are shown here.'],
] as const)(
  'explains a rejection in the language of the member: %s [PROF-3a, TRUST-1c]',
  async (language, text) => {
    const person = await service.person({ language });
    const first = await upload(person);
    const second = await upload(person);
    await review(person, second.id, 'pass');
    const socket = await person.socket();
    const heard = recordEvents(socket);
    await review(person, first.id, 'too_young');
    person.cookies.set(languageCookie, language);
    const { photos } = (await person.api(getOwnProfile, {})).answer.profile;
    expect(photos).toMatchObject([
      { id: first.id, status: 'rejected', main: false, rejection: { reason: 'too_young', text } },
      { id: second.id, status: 'active', main: true, rejection: null },
    ]);
    await eventually(() =>
      expect(heard).toMatchObject([
        { name: photosChanged.name, payload: { photos: [{ rejection: { text } }, { rejection: null }] } },
      ]),
    );
    socket.close();
    expect(await seen(person)).toBe(1);
    // The member still sees the rejected photo, and nobody else does.
    expect((await service.get(`/media/${photos[0]?.image.card_filename}`)).status).toBe(200);
  },
);

test('has a text in every language for each reject reason [TRUST-1c]', () => {
  for (const reason of rejectReasons)
    for (const language of ['nl', 'en'] as const)
      expect(service.platform.texts.format(language, `photos.reject.${reason}`).length).toBeGreaterThan(20);
});

test('lets one of two simultaneous reviewers decide, and refuses a decision on an outdated status [SAFE-2a]', async () => {
  const person = await service.person();
  const { id } = await upload(person);
  const done = await Promise.all([review(person, id, 'pass'), review(person, id, 'too_explicit')]);
  expect(done.filter(Boolean)).toHaveLength(1);
  const [photo] = await own(person);
  expect(await review(person, id, 'pass', 'pending')).toBe(false);
  // After a complaint an approved photo is rejected, or a rejected photo approved.
  const other = photo?.status === 'active' ? 'too_explicit' : 'pass';
  expect(await review(person, id, other, photo?.status)).toBe(true);
  expect((await own(person))[0]?.status).toBe(photo?.status === 'active' ? 'rejected' : 'active');
  const nobody = await service.person();
  expect(await review(nobody, id, 'pass')).toBe(false);
});

test('keeps the sent file sealed until the review and deletes it afterwards [GDPR-6a]', async () => {
  const { platform } = service;
  const person = await service.person();
  const { id } = await upload(person);
  const path = await pathOf(person, id);
  expect((await sealedFiles()).filter((file) => file.includes(path))).toHaveLength(1);
  const kept = Buffer.from(await platform.storage.get(`quarantine/${path}.sealed`));
  expect(kept.includes('a rare camera')).toBe(false);
  expect(kept.includes(sent.subarray(200, 260))).toBe(false);
  expect((await quarantinedOriginal(platform, path))?.equals(sent)).toBe(true);
  expect((await service.get(`/media/quarantine/${path}-card.webp`)).status).toBe(404);
  const { rows } = await sql<{ days: number }>`
    select extract(day from quarantined_until - created_at)::int as days from photos where id = ${id}`.execute(
    platform.db,
  );
  expect(rows).toEqual([{ days: 30 }]);
  await review(person, id, 'nobody_to_see');
  await eventually(async () => expect(await quarantinedOriginal(platform, path)).toBeNull());
});

test('schedules the deletion of the sealed file after thirty days, reviewed or not [GDPR-6b]', async () => {
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from start_after - created_on) / 86400)::int as days from pgboss.job
    where name = 'photos/delete-quarantine' and start_after > now() + interval '1 day'`.execute(
    service.platform.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ days }) => days))).toEqual(new Set([30]));
});

test('deletes all files of an erased account, including the sealed ones [ACC-13d]', async () => {
  const { platform } = service;
  const person = await service.person();
  const { id, image } = await upload(person);
  const path = await pathOf(person, id);
  for (const file of [image.filename, image.thumb_filename]) await service.get(`/media/${file}`);
  const files = async () => (await filesBelow(platform.config.dataDir)).filter((file) => file.includes(path));
  expect(await files()).toHaveLength(4);
  await withholdPhotos(platform.db, person.id);
  expect((await service.get(`/media/${image.filename}`)).status).toBe(404);
  await platform.transact((unit) => eraseAccount(unit, person.id));
  await eventually(async () => expect(await files()).toEqual([]));
});
