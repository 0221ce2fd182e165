import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findMembers } from '#contract/accounts/console/find-members.ts';
import { listRelatedMembers } from '#contract/accounts/console/list-related-members.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { brakeNetwork } from '#contract/accounts/subjects/brake-network.ts';
import { getCommonTrace } from '#contract/accounts/subjects/get-common-trace.ts';
import { getPicture } from '#contract/accounts/subjects/get-picture.ts';
import type { Id } from '#contract/kit/id.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { openCase } from '#contract/profiles/open-case.ts';
import { openCases } from '#contract/profiles/open-cases.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { showPicture } from '#contract/profiles/show-picture.ts';
import { listMemberCases } from '#contract/safety/list-member-cases.ts';
import { networkHash } from '#server/operators/door.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';

let service: PeopleService;
let operator: TestOperator;
let moderator: TestOperator;
let anna: Person;
let bram: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  operator = await newOperator(service);
  moderator = await newOperator(service, service.client(), ['moderator']);
});

beforeEach(async () => {
  [anna, bram] = [
    await service.person({ name: 'Anna' }),
    await service.person({ name: 'Bram', trusted: true }),
  ];
});

const picture = async (id: Id) => (await moderator.client.api(getPicture, { id })).answer;
const seesPhotos = async () => (await anna.api(getMember, { id: bram.id })).answer.member.photos.length;

describe('the page of a photo', () => {
  test('shows owner, state, cases and notices, and records the look [SAFE-5f]', async () => {
    const { id, path } = await addApproved(service, bram, await newPicture());
    await anna.api(reportMember, { profile: bram.id, photo: id, reason: 'fake' });
    await sendNotice(service, `/media/${path}-card.webp`, { subject: 'content' });
    expect(await picture(id)).toMatchObject({
      ...{ member: bram.id, name: 'Bram', host: 'localhost', state: 'active', hidden: null },
      photo: { id, status: 'active', main: true },
      cases: [{ source: 'member', reason: 'fake', status: 'open', outcome: null }],
      notices: [{ subject: 'content', open: true }],
    });
    const { rows } = await sql`select from security_events
      where kind = 'operator_read' and operation = 'accounts/get-picture' and member_id = ${bram.id}`.execute(
      service.platform.db,
    );
    expect(rows).toHaveLength(1);
    const support = await newOperator(service, service.client(), ['support']);
    expect((await support.client.api(getPicture, { id })).problem.code).toBe('right_required');
    expect((await moderator.client.api(getPicture, { id: id + 1 })).status).toBe(404);
  });

  test('hides with a case of its own and shows again, and the case stays open [SAFE-5f]', async () => {
    const { id } = await addApproved(service, bram, await newPicture());
    const opened = await moderator.client.api(openCase, {
      ...{ client_id: randomUUID(), member: bram.id, photo: id, hide: true, reason: 'other', words: 'Kijk.' },
    });
    const { report } = opened.answer;
    expect(await seesPhotos()).toBe(0);
    expect((await picture(id)).hidden).toMatchObject({ cause: 'operator', report });
    const show = () => moderator.client.api(showPicture, { member: bram.id, photo: id });
    expect([(await show()).status, (await show()).status]).toEqual([200, 200]);
    expect(await seesPhotos()).toBe(1);
    expect((await picture(id)).cases).toMatchObject([{ report, source: 'operator', status: 'open' }]);
  });

  test('is found by the address of the photo, and never for the picture of a message [SAFE-5a, SAFE-2g]', async () => {
    const { path } = await addApproved(service, bram, await newPicture());
    const find = async (search: string) =>
      (await moderator.client.api(findMembers, { search })).answer.results;
    expect(await find(`http://localhost/media/${path}-card.webp`)).toMatchObject([
      { member: bram.id, matched: ['picture_address'] },
    ]);
    expect(await find('http://localhost/media/members/0/0-card.webp')).toEqual([]);
    const { rows } = await sql<{ id: Id }>`
      insert into message_images (sender_id, client_id, site_id, path, width, height, blur)
      values (${bram.id}, ${randomUUID()}, 1, ${`chats/${randomUUID().replaceAll('-', '')}`}, 1, 1, 'x')
      returning id`.execute(service.platform.db);
    expect((await moderator.client.api(getPicture, { id: rows[0]?.id ?? 0 })).status).toBe(404);
  });
});

describe('cases about one member', () => {
  test('are listed together, whatever their kind [SAFE-5b]', async () => {
    const { id } = await addApproved(service, bram, await newPicture());
    const carla = await service.person();
    await anna.api(reportMember, { profile: bram.id, reason: 'offensive' });
    await carla.api(reportMember, { profile: bram.id, photo: id, reason: 'fake' });
    await moderator.client.api(openCase, {
      ...{ client_id: randomUUID(), member: bram.id, reason: 'spam', words: 'Zelf gezien.' },
    });
    const { about } = (await moderator.client.api(listMemberCases, { member: bram.id })).answer;
    expect(about.map(({ subject }) => subject).sort()).toEqual(['photo', 'profile', 'profile']);
  });
});

const network = (ip: string): Buffer => networkHash(service.platform.keys, ip);
const used = (member: Id, ip: string) =>
  sql`insert into security_events (at, kind, member_id, network_hash)
    values (now(), 'log_in', ${member}, ${network(ip)})`.execute(service.platform.db);

/** The page of the network that Anna and Bram share, as its id. */
const traceOf = async (): Promise<Id> => {
  const { results } = (await operator.client.api(listRelatedMembers, { member: anna.id })).answer;
  return results.find(({ kind }) => kind === 'network')?.trace ?? 0;
};

describe('the page of a network in common', () => {
  test('shows its members and new accounts by day under an id of its own, to the right of the log [SAFE-5f]', async () => {
    const ip = '198.51.100.7';
    await used(anna.id, ip);
    await used(bram.id, ip);
    const id = await traceOf();
    expect(await traceOf()).toBe(id);
    const reply = await operator.client.api(getCommonTrace, { id });
    const { answer } = reply;
    expect(answer).toMatchObject({ kind: 'network', more: false, braked_until: null });
    expect(answer.members.map(({ member }) => member).sort()).toEqual([anna.id, bram.id].sort());
    // Bram joined earlier than Anna.
    expect(answer.days.map(({ opened }) => opened)).toEqual([1, 1]);
    expect(answer.days[0]?.day).toBe(new Date().toISOString().slice(0, 10));
    const said = JSON.stringify(answer);
    for (const secret of [ip, network(ip).toString('hex'), network(ip).toString('base64')])
      expect(said).not.toContain(secret);
    expect((await moderator.client.api(getCommonTrace, { id })).problem.code).toBe('right_required');
    const { rows } = await sql`select from audit_entries
      where action = 'accounts/get-common-trace' and subject_id = ${id}`.execute(service.platform.db);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('stops new accounts for some hours and allows them again [SAFE-5f, SAFE-8a]', async () => {
    const ip = '127.0.0.1';
    await used(anna.id, ip);
    await used(bram.id, ip);
    const id = await traceOf();
    const join = async () =>
      (await service.client().api(signUp, signUpForm({ email: `${randomUUID()}@post.example` }))).status;
    expect((await operator.client.api(brakeNetwork, { id, hours: 24 })).answer.braked_until).not.toBeNull();
    expect(await join()).toBe(403);
    expect((await operator.client.api(brakeNetwork, { id, hours: 0 })).answer.braked_until).toBeNull();
    expect(await join()).toBe(200);
    const { rows } = await sql`select from audit_entries
      where action = 'accounts/brake-network' and subject_id = ${id}`.execute(service.platform.db);
    expect(rows).toHaveLength(2);
  });

  test('opens cases about several members at once, or none [SAFE-5f, SAFE-5d]', async () => {
    const form = { client_id: randomUUID(), reason: 'fake', words: 'Eén netwerk.' } as const;
    const open = (members: Id[]) => operator.client.api(openCases, { ...form, members });
    const casesAbout = async (member: Id) =>
      (await moderator.client.api(listMemberCases, { member })).answer.about.length;
    expect((await open([anna.id, 4_503_599_627_370_495])).status).toBe(404);
    expect(await casesAbout(anna.id)).toBe(0);
    const { reports } = (await open([anna.id, bram.id])).answer;
    expect((await open([anna.id, bram.id])).answer.reports).toEqual(reports);
    expect([await casesAbout(anna.id), await casesAbout(bram.id)]).toEqual([1, 1]);
    expect((await open([anna.id, anna.id])).problem.errors).toMatchObject([{ code: 'doubled' }]);
  });
});

describe('the page of a device in common', () => {
  test('shows the members who reported with it [SAFE-5f]', async () => {
    const device = Buffer.alloc(16, 9);
    for (const person of [anna, bram]) {
      const other = await service.person();
      await person.api(reportMember, { profile: other.id, reason: 'spam' });
    }
    await sql`update reporter_trust set device_hash = ${device} from reports
      where reports.id = reporter_trust.report_id and reporter_id in (${anna.id}, ${bram.id})`.execute(
      service.platform.db,
    );
    const { results } = (await operator.client.api(listRelatedMembers, { member: anna.id })).answer;
    const id = results.find(({ kind }) => kind === 'device')?.trace ?? 0;
    const { answer } = await operator.client.api(getCommonTrace, { id });
    expect(answer.kind).toBe('device');
    expect(answer.members.map(({ member }) => member).sort()).toEqual([anna.id, bram.id].sort());
    expect((await operator.client.api(brakeNetwork, { id, hours: 6 })).problem.code).toBe('no_network');
  });
});
