import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { banMember } from '#contract/accounts/ban-member.ts';
import { getConsoleMember } from '#contract/accounts/console/get-console-member.ts';
import { askRelease } from '#contract/accounts/evidence/ask-release.ts';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { decideRelease } from '#contract/accounts/evidence/decide-release.ts';
import { extendHold } from '#contract/accounts/evidence/extend-hold.ts';
import { listHolds } from '#contract/accounts/evidence/list-holds.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { geotaggedPicture } from '#tests/support/files/hostile-images.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { eraseDueJob } from '../deletion/erase-due.job.ts';
import { purgeBatch, purgedTables } from '../deletion/purge.sql.ts';
import { missingEvidenceBySite, verifyEvidenceJob } from './verify-evidence.job.ts';

const password = 'a rather long password';
const clock = movableClock();
const service = await startService({ demo: false, clock });
const { db, storage } = service.platform;

interface Suspect {
  readonly id: Id;
  readonly email: string;
  readonly client: Client;
}

let made = 0;
let suspect: Suspect;
let other: Suspect;
let first: TestOperator;
let second: TestOperator;

async function newMember(name: string): Promise<Suspect> {
  made += 1;
  const email = `suspect${made}@post.example`;
  const client = service.client();
  const { id } = await signUpMember(client, { email, name });
  await activateProfile(db, id);
  await verifyAddress(db, id, clock.now());
  return { id, email, client };
}

beforeEach(async () => {
  suspect = await newMember('Sam');
  other = await newMember('Olga');
  first = await newOperator(service);
  second = await newOperator(service);
});

const form = (more: Partial<CallOf<typeof placeHold>> = {}) => ({
  ...{ client_id: randomUUID(), member: suspect.id, freeze: true },
  ...{ ground: 'child_abuse' as const, words: 'Foto van een kind.', ...more },
});

const place = async (more: Partial<CallOf<typeof placeHold>> = {}, by = first) =>
  (await by.client.api(placeHold, form(more))).answer;

const logInAgain = (client = service.client()) => client.api(logIn, { email: suspect.email, password });

const mailsTo = (address: string) => service.service.mailbox?.list(address) ?? [];

/** Two operators release the hold, or the freeze alone. */
async function release(hold: Id, part: 'all' | 'freeze' = 'all') {
  const { approval } = (await first.client.api(askRelease, { hold, part })).answer;
  return second.client.api(decideRelease, { approval, approved: true });
}

const upload = async () => {
  const bytes = await geotaggedPicture('jpeg', 800, 700);
  const { photo } = (await suspect.client.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) })).answer;
  const { rows } = await sql<{ path: string }>`select path from photos where id = ${photo.id}`.execute(db);
  return { id: photo.id, path: rows[0]?.path ?? '' };
};

describe('a silent freeze', () => {
  test('ends three devices and their sockets, and answers each login like an outage [CSAM-2a]', async () => {
    const devices = [suspect.client, service.client(), service.client()];
    for (const device of devices.slice(1)) await logInAgain(device);
    const sockets = await Promise.all(devices.map((device) => device.socket()));
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    const { hold, report } = await place();
    await Promise.all(ended);
    expect(report).not.toBeNull();
    for (const device of devices) expect((await device.api(getCurrentUser, {})).answer.user).toBeNull();
    const refused = await logInAgain();
    expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
    for (const word of ['freeze', 'bevro', 'onderzoek', 'politie'])
      expect(JSON.stringify(refused.problem)).not.toContain(word);
    const { rows } = await sql`select from security_events
      where member_id = ${suspect.id} and kind = 'log_in_failed' and sealed_address is not null`.execute(db);
    expect(rows).toHaveLength(1);
    expect(
      (await second.client.api(listHolds, {})).answer.results.find(({ id }) => id === hold),
    ).toMatchObject({
      freeze: 'unconfirmed',
      own: false,
      name: 'Sam',
    });
  });

  test('sends the member nothing and hides them from all others [CSAM-2a]', async () => {
    const before = mailsTo(suspect.email).length;
    await place();
    const seen = await other.client.api(getMember, { id: suspect.id });
    expect(seen.problem.code).toBe('not_found');
    expect((await first.client.api(getConsoleMember, { member: suspect.id })).answer.state).toBe('frozen');
    await eventually(() => expect(mailsTo(second.email).length).toBeGreaterThan(0));
    expect(mailsTo(suspect.email)).toHaveLength(before);
    const { rows } = await sql`select from restrictions where member_id = ${suspect.id}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('refuses a decision whose statement of reasons would reveal it [CSAM-2a]', async () => {
    const { hold, report } = await place();
    const ban = { report: report ?? 0, outcome: 'banned', ground: 'illegal', facts: 'Strafbaar.' } as const;
    expect((await first.client.api(banMember, ban)).problem.code).toBe('member_frozen');
    expect((await release(hold, 'freeze')).status).toBe(200);
    expect((await first.client.api(banMember, ban)).status).toBe(200);
  });

  test('ends as soon as a second operator says so [CSAM-2a]', async () => {
    const { hold } = await place();
    expect((await first.client.api(confirmFreeze, { hold, confirmed: true })).problem.code).toBe(
      'own_request',
    );
    const forced = sql`update evidence_holds set confirmed_by = placed_by, confirmed_at = now() where id = ${hold}`;
    await expect(forced.execute(db)).rejects.toThrow('second_confirms');
    expect((await second.client.api(confirmFreeze, { hold, confirmed: false })).status).toBe(200);
    expect((await logInAgain()).status).toBe(200);
    expect((await other.client.api(getMember, { id: suspect.id })).answer.member.name).toBe('Sam');
    // The evidence is held until two operators release it.
    const { results } = (await first.client.api(listHolds, {})).answer;
    expect(results.find(({ id }) => id === hold)).toMatchObject({ freeze: 'ended', released_at: null });
  });

  test('is stored once for the same form, and not twice for a member [CSAM-2a]', async () => {
    const sent = form();
    const answers = await Promise.all([1, 2, 3].map(() => first.client.api(placeHold, sent)));
    expect(new Set(answers.map(({ answer }) => answer.hold)).size).toBe(1);
    expect((await second.client.api(placeHold, form())).problem.code).toBe('frozen_already');
  });

  test('needs the right, and refuses members who do not exist any more [CSAM-2a]', async () => {
    const helper = await newOperator(service, service.client(), ['support']);
    expect((await helper.client.api(placeHold, form())).problem.code).toBe('right_required');
    expect((await first.client.api(placeHold, form({ member: 1 }))).problem.code).toBe('nobody_to_hold');
  });
});

describe('held evidence', () => {
  test('outlives removals by the member and purges, and no gap is found [CSAM-2a, GDPR-6c]', async () => {
    const photo = await upload();
    const sent = {
      kind: 'text' as const,
      profile: other.id,
      text: 'Hoe oud ben je?',
      client_id: randomUUID(),
    };
    await suspect.client.api(sendMessage, sent);
    await place({ freeze: false });
    await suspect.client.api(removePhoto, { id: photo.id }).then((reply) => reply.answer);
    await sql`update messages set body = null, erased_at = now() where sender_id = ${suspect.id}`.execute(db);
    clock.forward(40 * 24 * 3600);
    for (const table of purgedTables) await purgeBatch(db, table, clock.now());
    const { rows } = await sql<{ source: string; row_data: { body?: string; path?: string } }>`
      select source, row_data from held_rows where member_id = ${suspect.id}`.execute(db);
    const kept = rows.map(({ source, row_data }) => [source, row_data.body ?? row_data.path ?? null]);
    expect(kept).toEqual(
      expect.arrayContaining([
        ['photos', photo.path],
        ['messages', 'Hoe oud ben je?'],
      ]),
    );
    // Later than the jobs that delete the files.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await storage.exists(`quarantine/${photo.path}.sealed`)).toBe(true);
    expect(await storage.exists(`originals/${photo.path}.webp`)).toBe(true);
    expect([...(await missingEvidenceBySite(service.platform)).values()]).toEqual([]);
  });

  test('cannot be deleted by any statement, and the check finds what is missing [CSAM-2a]', async () => {
    const photo = await upload();
    const { hold } = await place({ freeze: false });
    await sql`delete from photos where id = ${photo.id}`.execute(db);
    const attempts = [
      sql`delete from held_rows where member_id = ${suspect.id}`,
      sql`update held_rows set row_data = '{}' where member_id = ${suspect.id}`,
      sql`delete from held_files where member_id = ${suspect.id}`,
      sql`delete from evidence_holds where id = ${hold}`,
      sql`update evidence_holds set released_at = now(), released_by = ${second.id},
        release_asked_by = ${first.id} where id = ${hold}`,
      sql`update members set erased_at = now() where id = ${suspect.id}`,
      sql`truncate held_rows`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow();
    expect((await missingEvidenceBySite(service.platform)).size).toBe(0);
    await eventually(async () => {
      const { rows } =
        await sql`select from held_files where path = ${photo.path} and files is not null`.execute(db);
      expect(rows).toHaveLength(1);
    });
    await storage.delete(`originals/${photo.path}.webp`);
    expect([...(await missingEvidenceBySite(service.platform)).values()]).toEqual([1]);
    await service.platform.jobs.send(verifyEvidenceJob, {});
    await eventually(() =>
      expect(mailsTo(first.email).map(({ subject }) => subject)).toContain(
        'Bewaard bewijs ontbreekt: kijk nu',
      ),
    );
  });

  test('waits with the deletion of the account until two operators release it [CSAM-2a, GDPR-6c]', async () => {
    const photo = await upload();
    const { hold } = await place({ freeze: false });
    await suspect.client.api(requestDeletion, { password, reason: 'privacy' }).then((reply) => reply.answer);
    clock.forward(15 * 24 * 3600);
    await service.platform.jobs.send(eraseDueJob, {});
    await new Promise((resolve) => setTimeout(resolve, 800));
    const erased = async () =>
      (
        await sql<{ erased: boolean }>`select erased_at is not null as erased from members
        where id = ${suspect.id}`.execute(db)
      ).rows[0]?.erased;
    expect(await erased()).toBe(false);
    expect((await other.client.api(getMember, { id: suspect.id })).status).not.toBe(200);
    first = await newOperator(service);
    second = await newOperator(service);
    const { results } = (await first.client.api(listHolds, {})).answer;
    expect(results.find(({ id }) => id === hold)).toMatchObject({ deletion_waits: true });
    const { approval } = (await first.client.api(askRelease, { hold, part: 'all' })).answer;
    expect((await first.client.api(askRelease, { hold, part: 'all' })).problem.code).toBe('release_waits');
    const own = await first.client.api(decideRelease, { approval, approved: true });
    expect(own.problem.code).toBe('own_request');
    expect((await second.client.api(decideRelease, { approval, approved: true })).status).toBe(200);
    await eventually(async () => expect(await erased()).toBe(true));
    await eventually(async () => {
      expect(await storage.exists(`originals/${photo.path}.webp`)).toBe(false);
      expect(await storage.exists(`quarantine/${photo.path}.sealed`)).toBe(false);
    });
    const { rows } = await sql`select from held_rows where member_id = ${suspect.id}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('has a review after a year or 90 days, is extended, and alarms when it is due [CSAM-2a]', async () => {
    const year = await place({ freeze: false });
    const { hold } = await place({
      freeze: false,
      ground: 'authority_request',
      authority: 'Politie',
      case_number: '7',
    });
    const daysOf = async (id: Id) => {
      const { rows } = await sql<{ days: number }>`select extract(day from review_at - placed_at)::int as days
        from evidence_holds where id = ${id}`.execute(db);
      return rows[0]?.days;
    };
    expect([await daysOf(year.hold), await daysOf(hold)]).toEqual([365, 90]);
    clock.forward(91 * 24 * 3600);
    first = await newOperator(service);
    await service.platform.jobs.send(verifyEvidenceJob, {});
    await eventually(() =>
      expect(mailsTo(first.email).map(({ subject }) => subject)).toContain(
        'Bewaard bewijs: beoordeel opnieuw',
      ),
    );
    expect(
      (await first.client.api(listHolds, {})).answer.results.find(({ id }) => id === hold),
    ).toMatchObject({
      due: true,
    });
    const { review_at } = (await first.client.api(extendHold, { hold, days: 30, reasons: 'Bevel verlengd' }))
      .answer;
    expect(new Date(review_at).getTime()).toBeGreaterThan(clock.now().getTime());
    expect(
      (await first.client.api(listHolds, {})).answer.results.find(({ id }) => id === hold),
    ).toMatchObject({
      due: false,
      owner: first.email,
    });
  });
});
