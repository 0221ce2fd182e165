import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { askEvidenceExport } from '#contract/accounts/evidence/ask-evidence-export.ts';
import { decideEvidenceExport } from '#contract/accounts/evidence/decide-evidence-export.ts';
import { getMemberEvidence } from '#contract/accounts/evidence/get-member-evidence.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { evidenceFilePath } from '#contract/safety/evidence-export.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { geotaggedPicture } from '#tests/support/files/hostile-images.ts';
import { unzip } from '#tests/support/files/unzip.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { makeEvidence } from './make-evidence.job.ts';

const service = await startService({ demo: false });
const { db, storage, config } = service.platform;
const pictures = 6;

let suspect: Id;
let conversation: Id;
let first: TestOperator;
let second: TestOperator;

const newMember = async (name: string) => {
  const client = service.client();
  const { id } = await signUpMember(client, { email: `${randomUUID()}@post.example`, name });
  await activateProfile(db, id);
  await verifyAddress(db, id, new Date());
  return { id, client };
};

beforeEach(async () => {
  const [sam, vera] = [await newMember('Sam'), await newMember('Vera')];
  suspect = sam.id;
  await sql`update wallets set premium_since = now() where member_id = ${suspect}`.execute(db);
  for (let number = 0; number < pictures; number += 1) {
    const bytes = await geotaggedPicture('jpeg', 640 + number, 640);
    expect((await sam.client.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) })).status).toBe(200);
  }
  const sent = { kind: 'text', profile: vera.id, text: 'Hoe oud ben je?', client_id: randomUUID() } as const;
  conversation = (await sam.client.api(sendMessage, sent)).answer.message.conversation;
  first = await newOperator(service);
  second = await newOperator(service);
});

const { keys } = service.platform;
const real = { get: storage.get, putStream: storage.putStream, openBytes: keys.openBytes };

// A spy would keep every result, so the methods are replaced instead.
afterEach(() => {
  Object.assign(storage, { get: real.get, putStream: real.putStream });
  Object.assign(keys, { openBytes: real.openBytes });
});

const stateOf = async (made: Id) => {
  const { holds } = (await first.client.api(getMemberEvidence, { member: suspect })).answer;
  return holds.flatMap(({ exports }) => exports).find(({ id }) => id === made)?.state;
};

/** Asks for an export and approves it. The job starts by itself. `held` runs under the hold. */
async function approved(held?: () => Promise<unknown>): Promise<Id> {
  const { hold } = (
    await first.client.api(placeHold, {
      ...{ client_id: randomUUID(), member: suspect, freeze: true },
      ...{ ground: 'child_abuse', words: 'Foto van een kind.' },
    })
  ).answer;
  await held?.();
  const { export: made, approval } = (
    await first.client.api(askEvidenceExport, {
      ...{ client_id: randomUUID(), hold, authority: 'NCMEC', case_number: 'A-17' },
      ...{ legal_basis: 'us_2258a', incident: 'child_pornography', words: 'Een foto van een kind.' },
      scope: ['account', 'connections', 'messages', 'pictures', 'payments'],
    })
  ).answer;
  expect((await second.client.api(decideEvidenceExport, { approval, approved: true })).status).toBe(200);
  return made;
}

async function fetched(made: Id) {
  await eventually(async () => expect(await stateOf(made)).toBe('ready'));
  const path = `${evidenceFilePath}?export=${made}`;
  const reply = await first.client.fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } });
  return unzip(Buffer.from(await reply.arrayBuffer()));
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

test('holds one original at a time, however many there are [CSAM-3b]', async () => {
  const opened: Array<WeakRef<Buffer>> = [];
  let most = 0;
  Object.assign(keys, {
    openBytes(...sealed: Parameters<typeof keys.openBytes>) {
      const bytes = real.openBytes.apply(keys, sealed);
      opened.push(new WeakRef(bytes));
      return bytes;
    },
  });
  Object.assign(storage, {
    async get(key: string) {
      // A reference that was read lives until the next turn of the loop.
      await setImmediate();
      collect();
      most = Math.max(most, opened.filter((bytes) => bytes.deref() !== undefined).length);
      return real.get.call(storage, key);
    },
  });
  const files = await fetched(await approved());
  expect([...files.keys()].filter((name) => name.endsWith('-original'))).toHaveLength(pictures);
  expect(opened.length).toBeGreaterThanOrEqual(pictures);
  // The one before may still be on its way through the pipes while the next one is asked for.
  expect(most).toBeLessThanOrEqual(1);
});

test('a run that breaks in the middle leaves no file, and the next run makes the whole export [CSAM-3b]', async () => {
  let written = '';
  let reads = 0;
  let broken = true;
  let breaks = 0;
  Object.assign(storage, {
    async putStream(...file: Parameters<typeof storage.putStream>) {
      [written] = file;
      reads = 0;
      return real.putStream.apply(storage, file);
    },
    async get(key: string) {
      reads += 1;
      if (broken && written !== '' && reads > 2) {
        breaks += 1;
        throw new Error('the disk is gone');
      }
      return real.get.call(storage, key);
    },
  });
  const made = await approved();
  await eventually(async () => expect(breaks).toBeGreaterThan(0));
  expect(await stateOf(made)).not.toBe('ready');
  expect(await storage.exists(written)).toBe(false);
  await eventually(async () =>
    expect(await readdir(join(config.dataDir, 'files', 'unfinished'))).toEqual([]),
  );
  broken = false;
  await makeEvidence.run({ export: made }, service.platform);
  const files = await fetched(made);
  expect([...files.keys()].filter((name) => name.endsWith('-original'))).toHaveLength(pictures);
});

/** Adds messages with these numbers to the conversation. */
const addMessages = (from: number, to: number) =>
  sql`insert into messages (conversation_id, seq, sender_id, kind, body, sent_at, client_id, cost)
    select ${conversation}, number, ${suspect}, 'text', 'Bericht ' || number, now(), gen_random_uuid(), 0
    from generate_series(${from}::integer, ${to}::integer) number`.execute(db);

const textOf = (files: Map<string, Buffer>, name: string): string => files.get(name)?.toString('utf8') ?? '';

test('writes more messages and changed rows than a page, each once and in order [CSAM-3b]', async () => {
  await addMessages(2, 1203);
  const change = sql.raw(`do $$ begin for number in 0..1100 loop
    update profiles set about = 'Tekst ' || number where member_id = ${suspect}; end loop; end $$`);
  const files = await fetched(await approved(() => change.execute(db)));
  const messages = z.parse(
    z.array(z.looseObject({ seq: z.int() })),
    JSON.parse(textOf(files, 'messages.json')),
  );
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 1203 }, (_, place) => place + 1));
  expect(textOf(files, 'messages.json')).toBe(
    `${JSON.stringify(JSON.parse(textOf(files, 'messages.json')), null, 2)}\n`,
  );
  const rows = z.parse(
    z.array(z.object({ row: z.looseObject({ about: z.optional(z.nullable(z.string())) }) })),
    JSON.parse(textOf(files, 'changed-rows.json')),
  );
  const about = rows.flatMap(({ row }) => row.about ?? []).filter((text) => text.startsWith('Tekst '));
  expect(about).toEqual(Array.from({ length: 1100 }, (_, number) => `Tekst ${number}`));
});

test('holds one moment: a message that comes while the file is written is not in it [CSAM-3b]', async () => {
  Object.assign(storage, {
    async putStream(...file: Parameters<typeof storage.putStream>) {
      await addMessages(2, 2);
      return real.putStream.apply(storage, file);
    },
  });
  const files = await fetched(await approved());
  expect(JSON.parse(textOf(files, 'messages.json'))).toHaveLength(1);
  const { rows } = await sql`select 1 from messages where conversation_id = ${conversation}`.execute(db);
  expect(rows).toHaveLength(2);
});
