import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#contract/chat/send-message.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { geotaggedPicture } from '#tests/support/files/hostile-images.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

let service: PeopleService;
let anna: Person;
let bram: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  await setAnswers(service.platform.db, 'editors');
  anna = await service.person();
  bram = await service.person();
});
afterEach(() => sql`drop trigger if exists fails on messages`.execute(service.platform.db));

const send = () =>
  anna.api(sendMessage, { profile: bram.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' });

/** PostgreSQL raises the condition in the transaction of the message, with the code of the real one. */
const failWith = async (code: string) => {
  const { db } = service.platform;
  await sql`create or replace function fails() returns trigger language plpgsql as ${sql.lit(
    `begin raise exception 'no' using errcode = '${code}'; end`,
  )}`.execute(db);
  await sql`create trigger fails before insert on messages for each row execute function fails()`.execute(db);
};

test.each([
  ['a full disk', '53100'],
  ['a primary that takes no writes', '25006'],
  ['too little memory', '53200'],
  ['an input or output error', '58030'],
  ['a lock that is not free', '55P03'],
])('answers %s of the database with 503, and works again afterwards [OPS-7c]', async (_name, code) => {
  await failWith(code);
  const refused = await send();
  expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
  await sql`drop trigger fails on messages`.execute(service.platform.db);
  expect((await send()).status).toBe(200);
});

test('does not blame the sender for a photo that we cannot write [OPS-7c]', async () => {
  const folder = join(service.platform.config.dataDir, 'uploads');
  const bytes = await geotaggedPicture('jpeg');
  const form = () => anna.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) });
  await rename(folder, `${folder}-away`);
  const refused = await form();
  await rename(`${folder}-away`, folder);
  expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
  expect((await form()).status).toBe(200);
});
