import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFictionalProfile } from '#contract/chat/fictional/create-fictional-profile.ts';
import { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import { setFictionalState } from '#contract/chat/fictional/set-fictional-state.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { addFictionalPicture } from '#contract/photos/fictional/add-fictional-picture.ts';
import { removeFictionalPicture } from '#contract/photos/fictional/remove-fictional-picture.ts';
import { setMainFictionalPicture } from '#contract/photos/fictional/set-main-fictional-picture.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

let service: PeopleService;
let moderator: TestOperator;
let anna: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  moderator = await newOperator(service, service.client(), ['moderator']);
  anna = await service.person({ name: 'Anna' });
});

const newProfile = async () => {
  const facts: CallOf<typeof createFictionalProfile> = {
    client_id: randomUUID(),
    site: 1,
    gender: 'female',
    date_of_birth: '1980-05-05',
    name: 'Vera',
    looking_for: 'both',
    sexuality: 'bi',
    country: 'NL',
    place: null,
    about: null,
    interests: [],
    prompts: [],
  };
  return (await moderator.client.api(createFictionalProfile, facts)).answer.profile;
};

/** A picture with bytes of its own. */
const newPicture = async () => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const png = sharp({ create: { width: 600, height: 800, channels: 3, background: { r, g, b } } }).png();
  return new Blob([new Uint8Array(await png.toBuffer())]);
};

type Given = Omit<CallOf<typeof addFictionalPicture>, 'photo' | 'profile'>;

const ofNobody: Given = {
  origin: 'drawn',
  licence: 'Own work, contract 12',
  source: 'Studio',
  made_on: '2026-01-02',
  depicts: 'nobody',
};

const ofPerson: Given = {
  origin: 'commissioned',
  licence: 'Contract 13',
  source: 'Studio',
  made_on: '2026-01-02',
  depicts: 'person',
  person_name: 'Model One',
  person_born: '1980-01-01',
  identity: 'Safe, folder 4',
  release: 'Safe, folder 5',
};

const add = (profile: number, photo: Blob, record: Given = ofNobody) =>
  moderator.client.api(addFictionalPicture, { photo, profile: String(profile), ...record });

const read = async (profile: number) => (await moderator.client.api(getFictionalProfile, { profile })).answer;

describe('pictures of fictional profiles', () => {
  test('are stored with licence and record, and shown to members once the profile is published [FIC-13b, SAFE-6g]', async () => {
    const profile = await newProfile();
    (await add(profile, await newPicture())).answer;
    (await add(profile, await newPicture(), ofPerson)).answer;
    const { pictures } = await read(profile);
    expect(pictures).toMatchObject([
      { main: true, record: { origin: 'drawn', licence: ofNobody.licence, person: null } },
      {
        main: false,
        record: {
          recorded_by: moderator.email,
          person: {
            ...{ name: 'Model One', born: '1980-01-01' },
            ...{ identity: 'Safe, folder 4', release: 'Safe, folder 5' },
          },
        },
      },
    ]);
    const { filename } = pictures[0]?.image ?? { filename: '' };
    expect((await moderator.client.get(`/media/${filename}`)).status).toBe(200);
    const plain = filename.replace(/^signed\/own\/[^/]+\/[^/]+\//, '');
    expect((await anna.fetch(`/media/${plain}`)).status).toBe(404);
    (await moderator.client.api(setFictionalState, { profile, state: 'published' })).answer;
    expect((await anna.fetch(`/media/${plain}`)).status).toBe(200);
  });

  test('need every field of the record [FIC-13b]', async () => {
    const profile = await newProfile();
    const photo = await newPicture();
    const errors = async (record: Given) =>
      (await add(profile, photo, record)).problem.errors?.map(({ field, code }) => [field, code]);
    expect(await errors({ ...ofPerson, licence: ' ' })).toEqual([['licence', 'required']]);
    const { identity: _, release: __, ...unproven } = ofPerson;
    expect(await errors(unproven)).toEqual([
      ['identity', 'required'],
      ['release', 'required'],
    ]);
    expect(await errors({ ...ofPerson, person_born: '2010-01-01' })).toEqual([
      ['person_born', 'plainly_adult'],
    ]);
    expect(await errors({ ...ofPerson, origin: 'generated' })).toEqual([['depicts', 'drawn_person']]);
    expect((await read(profile)).pictures).toEqual([]);
  });

  test('are never shared with another profile, not even after their removal [SAFE-6g, FIC-13b]', async () => {
    const [vera, iris] = [await newProfile(), await newProfile()];
    const photo = await newPicture();
    const replies = await Promise.all([add(vera, photo), add(iris, photo)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [owner, other] = replies[0]?.status === 200 ? [vera, iris] : [iris, vera];
    const [first] = (await read(owner)).pictures;
    const gone = { profile: owner, photo: first?.photo ?? 0 };
    (await moderator.client.api(removeFictionalPicture, gone)).answer;
    expect((await add(other, photo)).problem.code).toBe('picture_used');
    expect((await add(owner, photo)).status).toBe(200);
  });

  test('are refused if a member has the same picture [FIC-13b]', async () => {
    const photo = await newPicture();
    (await anna.api(addPhoto, { photo })).answer;
    expect((await add(await newProfile(), photo)).problem.code).toBe('picture_used');
    expect((await add(anna.id, await newPicture())).status).toBe(404);
  });

  test('have a main picture that operators choose, and a record that outlives them [SAFE-6g]', async () => {
    const { db } = service.platform;
    const profile = await newProfile();
    const { photo: first } = (await add(profile, await newPicture())).answer;
    const { photo } = (await add(profile, await newPicture(), ofPerson)).answer;
    (await moderator.client.api(setMainFictionalPicture, { profile, photo })).answer;
    (await moderator.client.api(removeFictionalPicture, { profile, photo })).answer;
    expect((await read(profile)).pictures).toMatchObject([{ photo: first, main: true }]);
    const { rows } = await sql`select person_name, removed_at is not null as removed from fictional_pictures
      where profile_id = ${profile} and depicts_person`.execute(db);
    expect(rows).toEqual([{ person_name: 'Model One', removed: true }]);
  });

  test('have no row without a record, and a record never changes: the database refuses both [FIC-13b]', async () => {
    const { db } = service.platform;
    const profile = await newProfile();
    const path = `members/${randomBytes(16).toString('hex')}`;
    const bare = sql`insert into photos (member_id, path, status) values (${profile}, ${path}, 'active')`;
    await expect(bare.execute(db)).rejects.toThrow('has no record');
    (await add(profile, await newPicture())).answer;
    const edit = sql`update fictional_pictures set licence = 'x' where profile_id = ${profile}`;
    await expect(edit.execute(db)).rejects.toThrow('never change');
    const real = sql`insert into fictional_pictures (path, profile_id, sent, stored, origin, licence, source,
      made_on, depicts_person, recorded_by, recorded_at) values (${path}, ${anna.id}, ${randomBytes(32)},
      ${randomBytes(32)}, 'drawn', 'x', 'x', now(), false, ${moderator.id}, now())`;
    await expect(real.execute(db)).rejects.toThrow('real member');
  });
});
