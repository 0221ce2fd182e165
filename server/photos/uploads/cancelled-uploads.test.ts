import { readdir, stat } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import { picture, pngBomb } from '#tests/support/files/hostile-images.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

let service: PeopleService;
let person: Person;
/** Takes a second or two to decode. */
let heavy: Buffer;

beforeAll(async () => {
  service = await startServiceWithMembers();
  heavy = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#d6006e' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  person = await service.person();
});

const boundary = 'a-boundary';

const form = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** A hand-written upload that the test can stop anywhere. */
const begin = (headers: Record<string, string | number> = {}, sender = person): ClientRequest => {
  const { hostname, port } = new URL(service.url);
  const sending = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/photo.php',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-request-type': 'client',
      cookie: [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });
  sending.on('error', () => {});
  return sending;
};

const uploads = () => join(service.platform.config.dataDir, 'uploads');

const arriving = async (): Promise<number[]> => {
  const names = await readdir(uploads());
  return Promise.all(
    names.map(async (name) => (await stat(join(uploads(), name)).catch(() => null))?.size ?? 0),
  );
};

const expectNothing = async (): Promise<void> => {
  await eventually(async () => expect(await arriving()).toEqual([]));
  // A job deletes the removed files.
  await eventually(async () => {
    const files = await filesBelow(service.platform.config.dataDir);
    expect(files.filter((file) => file.startsWith('files/'))).toEqual([]);
  });
  const { rows } = await sql`select id from photos where member_id = ${person.id}`.execute(
    service.platform.db,
  );
  expect(rows).toEqual([]);
};

test('leaves nothing of an upload that is cancelled halfway [PROF-4e]', async () => {
  const body = form(Buffer.alloc(4_000_000, 7));
  const sending = begin({ 'content-length': body.length });
  sending.write(body.subarray(0, 2_000_000));
  await eventually(async () => expect((await arriving())[0]).toBeGreaterThan(1_000_000));
  sending.destroy();
  await expectNothing();
});

test('leaves nothing of an upload that is cancelled while its photo is processed [PROF-4e]', async () => {
  const body = form(heavy);
  const sending = begin({ 'content-length': body.length });
  sending.end(body);
  await eventually(async () => expect((await arriving())[0]).toBe(heavy.length));
  sending.destroy();
  await expectNothing();
  expect((await person.api(getOwnProfile, {})).answer.profile.photos).toEqual([]);
});

test('rejects a wrong content-length or stores nothing [PROF-4e]', async () => {
  const body = form(await picture(320, 320).png().toBuffer());
  const statuses: Array<number | undefined> = [];
  for (const length of [body.length - 500, body.length + 500]) {
    const sending = begin({ 'content-length': length });
    const answered = new Promise<number | undefined>((resolve) => {
      sending.on('response', (response) => resolve(response.resume().statusCode));
      sending.on('close', () => resolve(undefined));
    });
    sending.write(body.subarray(0, length));
    // The missing rest of the longer body never arrives.
    if (length > body.length) setTimeout(() => sending.destroy(), 500);
    statuses.push(await answered);
    sending.destroy();
  }
  expect(statuses[0]).toBe(400);
  expect([400, undefined]).toContain(statuses[1]);
  await expectNothing();
});

/** Uploads that start and never continue. */
const beginHalf = (count: number, sender: Person): ClientRequest[] =>
  Array.from({ length: count }, () => {
    const sending = begin({ 'transfer-encoding': 'chunked' }, sender);
    sending.write(form(pngBomb(640, 640, 1000)).subarray(0, 200));
    return sending;
  });

test('makes a member with too many simultaneous uploads wait, and no other member [PROF-4e]', async () => {
  const greedy = await service.person();
  const open = beginHalf(20, greedy);
  await eventually(async () => expect(await arriving()).toHaveLength(6));
  const photo = new Blob([new Uint8Array(await picture(320, 320).png().toBuffer())]);
  const { problem } = await greedy.api(addPhoto, { photo });
  expect([problem.status, problem.code]).toEqual([429, 'too_many_requests']);
  expect((await person.api(addPhoto, { photo })).status).toBe(200);
  for (const sending of open) sending.destroy();
  // An upload that reaches the server only now takes a slot before the server notices that its sender is
  // gone.
  await eventually(async () => expect((await greedy.api(addPhoto, { photo })).status).toBe(200));
  for (const one of [greedy, person])
    for (const { id } of (await one.api(getOwnProfile, {})).answer.profile.photos)
      await one.api(removePhoto, { id });
  await expectNothing();
});

test('answers 429 to uploads beyond the total number of slots [PROF-4e]', async () => {
  const senders = await Promise.all(Array.from({ length: 8 }, () => service.person()));
  const open = senders.flatMap((sender) => beginHalf(6, sender));
  await eventually(async () => expect(await arriving()).toHaveLength(48));
  const bytes = new Uint8Array(await picture(320, 320).png().toBuffer());
  const { problem } = await person.api(addPhoto, { photo: new Blob([bytes]) });
  expect([problem.status, problem.code]).toEqual([429, 'too_many_requests']);
  for (const sending of open) sending.destroy();
  await expectNothing();
});

test('answers other requests while it processes many photos at once [PROF-4e]', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => service.person()));
  const plain = { width: 3000, height: 3000, channels: 3, background: '#d6006e' } as const;
  const photo = await sharp({ create: plain }).png().toBuffer();
  let working = true;
  const done = Promise.all(
    people.map((one) => one.api(addPhoto, { photo: new Blob([new Uint8Array(photo)]) })),
  ).finally(() => {
    working = false;
  });
  const waits: number[] = [];
  while (working) {
    const start = performance.now();
    expect((await service.get('/healthz')).status).toBe(200);
    waits.push(performance.now() - start);
    await sleep(10);
  }
  expect((await done).map(({ status }) => status)).toEqual(people.map(() => 200));
  waits.sort((a, b) => a - b);
  console.log(
    `response times during eight uploads: ${waits.length} calls, median ${Math.round(waits[waits.length >> 1] ?? 0)} ms, maximum ${Math.round(waits.at(-1) ?? 0)} ms`,
  );
  expect(waits.length).toBeGreaterThan(20);
  expect(waits[waits.length >> 1]).toBeLessThan(100);
});
