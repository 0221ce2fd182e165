import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { askEvidenceExport } from '#contract/accounts/evidence/ask-evidence-export.ts';
import { decideEvidenceExport } from '#contract/accounts/evidence/decide-evidence-export.ts';
import { getMemberEvidence } from '#contract/accounts/evidence/get-member-evidence.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { recordAuthorityReport } from '#contract/accounts/evidence/record-authority-report.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { evidenceFilePath } from '#contract/safety/evidence-export.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { geotaggedPicture } from '#tests/support/files/hostile-images.ts';
import { unzip } from '#tests/support/files/unzip.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';

const clock = movableClock();
const service = await startService({ demo: false, clock });
const { db } = service.platform;

interface Member {
  readonly id: Id;
  readonly client: Client;
}

let made = 0;
let suspect: Member;
let victim: Member;
let friend: Member;
let first: TestOperator;
let second: TestOperator;

async function newMember(name: string): Promise<Member> {
  made += 1;
  const client = service.client();
  const { id } = await signUpMember(client, { email: `export${made}@post.example`, name });
  await activateProfile(db, id);
  await verifyAddress(db, id, clock.now());
  return { id, client };
}

const write = async (to: Member, text: string): Promise<Id> => {
  const sent = { kind: 'text', profile: to.id, text, client_id: randomUUID() } as const;
  return (await suspect.client.api(sendMessage, sent)).answer.message.conversation;
};

beforeEach(async () => {
  [suspect, victim, friend] = [await newMember('Sam'), await newMember('Vera'), await newMember('Fleur')];
  const bytes = await geotaggedPicture('jpeg', 800, 700);
  await suspect.client.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) });
  first = await newOperator(service);
  second = await newOperator(service);
});

const hold = async () =>
  (
    await first.client.api(placeHold, {
      ...{ client_id: randomUUID(), member: suspect.id, freeze: true },
      ...{ ground: 'child_abuse', words: 'Foto van een kind.' },
    })
  ).answer.hold;

const ask = async (held: Id, more: Partial<CallOf<typeof askEvidenceExport>> = {}) =>
  first.client.api(askEvidenceExport, {
    ...{ client_id: randomUUID(), hold: held, authority: 'NCMEC', case_number: 'A-17' },
    ...{ legal_basis: 'us_2258a', incident: 'child_pornography', words: 'Een foto van een kind.' },
    scope: ['account', 'connections', 'messages', 'pictures', 'payments'],
    ...more,
  });

const approve = ({ client }: TestOperator, approval: Id, approved = true) =>
  client.api(decideEvidenceExport, { approval, approved });

const fetchFile = (made: Id, { client } = first) =>
  client.fetch(`${evidenceFilePath}?export=${made}`, { headers: { 'sec-fetch-site': 'same-origin' } });

const stateOf = async (made: Id) => {
  const { holds } = (await first.client.api(getMemberEvidence, { member: suspect.id })).answer;
  return holds.flatMap(({ exports }) => exports).find(({ id }) => id === made);
};

/** An approved export, as a map of its files. */
async function exported(more: Partial<CallOf<typeof askEvidenceExport>> = {}) {
  const { export: id, approval } = (await ask(await hold(), more)).answer;
  expect((await approve(second, approval)).status).toBe(200);
  await eventually(async () => expect((await stateOf(id))?.state).toBe('ready'));
  const bytes = Buffer.from(await (await fetchFile(id)).arrayBuffer());
  return { id, bytes, files: await unzip(bytes) };
}

const jsonOf = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(files.get(name)?.toString('utf8') ?? 'null');

const manifest = z.object({
  legal_basis: z.string(),
  files: z.array(z.object({ file: z.string(), bytes: z.number(), sha256: z.string() })),
});

describe('an export for an authority', () => {
  test('holds account, connections with port, messages, the original with EXIF, hashes and a manifest [CSAM-3b]', async () => {
    await write(victim, 'Hoe oud ben je?');
    const { files, bytes, id } = await exported();
    const original = files.get('pictures/1-original') ?? Buffer.alloc(0);
    expect((await sharp(original).metadata()).exif).toBeInstanceOf(Buffer);
    const sent = createHash('sha256').update(original).digest('hex');
    expect(jsonOf(files, 'pictures.json')).toMatchObject([
      { original: 'pictures/1-original', has_exif: true, sha256_sent: sent },
    ]);
    const connections = z.parse(
      z.array(z.object({ event: z.string(), ip: z.string(), port: z.int() })),
      jsonOf(files, 'connections.json'),
    );
    expect(connections).toContainEqual(expect.objectContaining({ event: 'log_in', ip: '127.0.0.1' }));
    expect(jsonOf(files, 'messages.json')).toMatchObject([{ text: 'Hoe oud ben je?', sender: suspect.id }]);
    expect(jsonOf(files, 'data/profile.json')).toMatchObject({ profile: { name: 'Sam' } });
    const { files: listed } = z.parse(manifest, jsonOf(files, 'manifest.json'));
    expect(listed.map(({ file }) => file).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json').sort(),
    );
    for (const { file, sha256 } of listed)
      expect(
        createHash('sha256')
          .update(files.get(file) ?? '')
          .digest('hex'),
        file,
      ).toBe(sha256);
    expect((await stateOf(id))?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const all = [...files.values()].map((content) => content.toString('latin1')).join('');
    for (const secret of ['token_hash', 'password_hash', 'sealed_address']) expect(all).not.toContain(secret);
  });

  test('fills in the form of the CyberTipline [CSAM-2c]', async () => {
    const { files } = await exported({ happened_at: '2026-01-02T03:04:05.000Z' });
    expect(jsonOf(files, 'cybertipline.json')).toMatchObject({
      incidentSummary: {
        incidentType: expect.stringContaining('Child Pornography'),
        incidentDateTime: '2026-01-02T03:04:05.000Z',
        platform: 'localhost',
      },
      personOrUserReported: {
        espIdentifier: suspect.id,
        screenName: 'Sam',
        personOrUserReportedPerson: { email: expect.stringContaining('@post.example') },
        ipCaptureEvent: expect.arrayContaining([
          expect.objectContaining({ ipAddress: '127.0.0.1', port: expect.any(Number), eventName: 'Login' }),
        ]),
      },
      fileDetails: [
        { originalFileHash: [{ hashType: 'SHA256' }, { hashType: 'SHA256' }], containsExif: true },
      ],
      additionalInfo: 'Een foto van een kind.',
    });
  });

  test('holds one conversation alone if the scope says so [CSAM-3b]', async () => {
    const conversation = await write(victim, 'Hoe oud ben je?');
    await write(friend, 'Tot zondag bij oma.');
    const { files } = await exported({ scope: ['messages'], conversation });
    expect([...files.keys()].sort()).toEqual([
      'changed-rows.json',
      'cybertipline.json',
      'manifest.json',
      'messages.json',
    ]);
    const all = [...files.values()].map((content) => content.toString('utf8')).join('');
    expect(all).toContain('Hoe oud ben je?');
    expect(all).not.toContain('Tot zondag bij oma.');
    for (const outside of ['@post.example', '127.0.0.1', 'screenName']) expect(all).not.toContain(outside);
  });

  test('is made by two operators, and every step is in the audit log [CSAM-2c]', async () => {
    const held = await hold();
    const { export: id, approval } = (await ask(held)).answer;
    expect((await approve(first, approval)).problem.code).toBe('own_request');
    expect((await fetchFile(id)).status).toBe(404);
    const forced = sql`update evidence_exports set approved_by = ${second.id} where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('two operators');
    const { results } = (await second.client.api(listApprovals, {})).answer;
    const seen = results.find((one) => one.id === approval);
    expect(seen?.facts).toMatchObject({ authority: 'NCMEC', legal_basis: 'us_2258a' });
    expect(JSON.stringify(seen)).not.toContain('Een foto van een kind.');
    expect((await approve(second, approval)).status).toBe(200);
    expect((await approve(second, approval)).problem.code).toBe('not_found');
    await eventually(async () => expect((await stateOf(id))?.state).toBe('ready'));
    expect((await fetchFile(id, second)).status).toBe(404);
    expect(
      (
        await first.client.fetch(`${evidenceFilePath}?export=${id}`, {
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).status,
    ).toBe(403);
    expect((await service.client().fetch(`${evidenceFilePath}?export=${id}`)).status).toBe(403);
    const codes = await Promise.all([1, 2, 3, 4, 5].map(async () => (await fetchFile(id)).status));
    expect(codes.filter((status) => status === 200)).toHaveLength(3);
    const { rows } = await sql<{ action: string }>`select action from audit_entries
      where member_id = ${suspect.id} and not look and subject_id = ${id} order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual([
      'accounts/ask-evidence-export',
      'accounts/decide-evidence-export',
      ...Array.from({ length: 3 }, () => 'accounts/fetch-evidence'),
    ]);
  });

  test('ends after a day, needs a fresh code, and is declined without a trace of content [CSAM-2c]', async () => {
    const { export: id, approval } = (await ask(await hold())).answer;
    await approve(second, approval).then((reply) => reply.answer);
    await eventually(async () => expect((await stateOf(id))?.state).toBe('ready'));
    clock.forward(11 * 60);
    expect((await fetchFile(id)).status).toBe(403);
    clock.forward(24 * 3600);
    first = await newOperator(service);
    expect((await stateOf(id))?.state).toBe('expired');
    second = await newOperator(service);
    const { holds } = (await first.client.api(getMemberEvidence, { member: suspect.id })).answer;
    const other = (await ask(holds[0]?.id ?? 0)).answer;
    expect((await approve(second, other.approval, false)).status).toBe(200);
    expect((await stateOf(other.export))?.state).toBe('declined');
  });

  test('needs a hold in force, and a conversation of the member [CSAM-2c]', async () => {
    expect((await ask(17)).problem.code).toBe('not_found');
    expect((await ask(await hold(), { conversation: 17 })).problem.code).toBe('not_found');
  });
});

test('an operator records the report to the police with number and date, once per form [DSA-5d]', async () => {
  const held = await hold();
  const form = {
    ...{ client_id: randomUUID(), hold: held, authority: 'Politie (Nederland)', reference: 'PL-2026-5' },
    reported_at: clock.now().toISOString(),
  };
  for (const _time of [1, 2]) expect((await first.client.api(recordAuthorityReport, form)).status).toBe(200);
  const late = { ...form, client_id: randomUUID(), reported_at: '2099-01-01T00:00:00.000Z' };
  expect((await first.client.api(recordAuthorityReport, late)).problem.code).toBe('in_the_future');
  const { holds, country } = (await second.client.api(getMemberEvidence, { member: suspect.id })).answer;
  expect(country).toBe('NL');
  expect(holds[0]?.reports).toMatchObject([{ reference: 'PL-2026-5', recorded_by: first.email }]);
  const { rows } = await sql`select from audit_entries
    where action = 'accounts/record-authority-report' and member_id = ${suspect.id}`.execute(db);
  expect(rows).toHaveLength(1);
});
