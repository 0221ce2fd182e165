import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findMembers } from '#contract/accounts/console/find-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { barAddress, verifyAddress } from '#server/notifications/door.ts';
import { storeOrder } from '#tests/support/payments/stored-order.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

let service: PeopleService;
let operator: TestOperator;
let anna: Person;
let bram: Person;

const find = async (input: CallOf<typeof findMembers>) =>
  (await operator.client.api(findMembers, input)).answer;
const ids = async (search: string) => (await find({ search })).results.map(({ member }) => member);
const emailOf = async (member: Id): Promise<string> => {
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${member}`.execute(service.platform.db);
  return rows[0]?.email ?? '';
};

beforeAll(async () => {
  service = await startServiceWithMembers();
  operator = await newOperator(service);
  anna = await service.person({ name: 'Annabel-Sophie' });
  bram = await service.person({ name: 'Bram' });
});

describe('a search for members', () => {
  test('finds a whole mail address, confirmed or not, in any case [SAFE-5a, SAFE-2h]', async () => {
    const email = await emailOf(anna.id);
    const { results } = await find({ search: ` ${email.toUpperCase()} ` });
    expect(results).toMatchObject([{ member: anna.id, name: 'Annabel-Sophie', matched: ['mail'] }]);
    await verifyAddress(service.platform.db, anna.id, new Date());
    expect(await ids(email)).toEqual([anna.id]);
    expect(await ids(email.slice(1))).toEqual([]);
  });

  test('finds an address that waits for its confirmation, and one that can still be restored [SAFE-5a]', async () => {
    const { db } = service.platform;
    await sql`insert into mailed_tokens (token_hash, member_id, purpose, email, expires_at) values
      ('\\x01', ${bram.id}, 'mail_change', 'new@people.example', now() + interval '1 day'),
      ('\\x02', ${bram.id}, 'mail_change_undo', 'old@people.example', now() + interval '1 day'),
      ('\\x03', ${bram.id}, 'mail_change', 'late@people.example', now() - interval '1 day')`.execute(db);
    expect((await find({ search: 'new@people.example' })).results).toMatchObject([
      { member: bram.id, matched: ['new_mail'] },
    ]);
    expect((await find({ search: 'old@people.example' })).results).toMatchObject([
      { member: bram.id, matched: ['former_mail'] },
    ]);
    expect(await ids('late@people.example')).toEqual([]);
  });

  test('shows the bar of an erased member by the hash of the address [SAFE-5a]', async () => {
    const { db, keys } = service.platform;
    const gone = await service.person({ name: 'Gone' });
    const email = await emailOf(gone.id);
    await barAddress(db, { keys }, { member: gone.id, until: new Date('2090-01-01'), everywhere: false });
    await sql`delete from addresses where member_id = ${gone.id}`.execute(db);
    const { results, barred } = await find({ search: email });
    expect(results).toEqual([]);
    expect(barred).toMatchObject([{ site: { host: 'localhost' }, everywhere: false }]);
  });

  test('finds a name and any part of three characters, the whole name first [SAFE-5a]', async () => {
    const short = await service.person({ name: 'Nnabel' });
    expect(await ids('annabel-sophie')).toEqual([anna.id]);
    expect(await ids('nnabel')).toEqual([short.id, anna.id]);
    expect(await ids('bel-so')).toEqual([anna.id]);
    expect(await ids('ra')).toEqual([]);
    // Signs of a pattern are letters like others.
    expect(await ids('%nn%')).toEqual([]);
    expect(await ids('B_am')).toEqual([]);
  });

  test('finds by member id, order number, case number and address of the profile [SAFE-5a]', async () => {
    const { db } = service.platform;
    const order = await storeOrder(db, bram.id);
    const { rows } = await sql<{ id: Id }>`
      insert into reports (site_id, reporter_id, member_id, reason, snapshot)
      values (1, ${anna.id}, ${bram.id}, 'offensive', '{}') returning id`.execute(db);
    const report = rows[0]?.id ?? 0;
    expect((await find({ search: String(bram.id) })).results).toMatchObject([{ matched: ['member'] }]);
    expect((await find({ search: String(order.id) })).results).toMatchObject([
      { member: bram.id, matched: ['order'] },
    ]);
    const byCase = (await find({ search: String(report) })).results;
    expect(byCase.map(({ member, matched }) => [member, ...matched])).toEqual([
      [bram.id, 'case_about'],
      [anna.id, 'case_by'],
    ]);
    expect((await find({ search: `http://localhost/members/${anna.id}` })).results).toMatchObject([
      { member: anna.id, matched: ['profile_address'] },
    ]);
  });

  test('searches all sites, filters by site and state, and pages [SAFE-5a]', async () => {
    const { db } = service.platform;
    const host = 'second.example';
    await addSite(db, host);
    const there = await service.person({ name: 'Zyxwv', site: host });
    const here = await service.person({ name: 'Zyxwv' });
    const banned = await service.person({ name: 'Zyxwv' });
    await sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
      values (77, 1, ${banned.id}, 'banned', 'spam', 'http://localhost', now())`.execute(db);
    expect(new Set(await ids('zyxwv'))).toEqual(new Set([there.id, here.id, banned.id]));
    const site = (await find({ search: 'zyxwv' })).sites.find((one) => one.host === host);
    expect((await find({ search: 'zyxwv', site: site?.id ?? 0 })).results).toMatchObject([
      { member: there.id, site: { host } },
    ]);
    expect((await find({ search: 'zyxwv', state: 'banned' })).results).toMatchObject([
      { member: banned.id, state: 'banned' },
    ]);
    for (let more = 0; more < 20; more += 1) await service.person({ name: `Zyxwv ${more}` });
    const first = await find({ search: 'zyxwv' });
    const second = await find({ search: 'zyxwv', page: 2 });
    expect([first.results.length, first.has_more, second.results.length, second.has_more]).toEqual([
      20,
      true,
      3,
      false,
    ]);
    const all = [...first.results, ...second.results].map(({ member }) => member);
    expect(new Set(all).size).toBe(23);
  });

  test('records who was found and never the term [SAFE-5a, SAFE-2f]', async () => {
    const { db } = service.platform;
    await find({ search: 'bel-so' });
    const { rows } = await sql<{ details: Record<string, unknown> }>`
      select details from audit_entries where action = 'accounts/find-members' order by id desc limit 1`.execute(
      db,
    );
    expect(rows[0]?.details).toEqual({ keys: 'name', found: 1, page: 1 });
    const reads = await sql`select from security_events
      where kind = 'operator_read' and operation = 'accounts/find-members' and member_id = ${anna.id}`.execute(
      db,
    );
    expect(reads.rows).not.toHaveLength(0);
  });

  test('refuses an empty, too short or too long term at its field [SAFE-5a]', async () => {
    for (const search of ['', 'a', 'a'.repeat(301), 'a\u0000b']) {
      const bad = await operator.client.api(findMembers, { search });
      expect([bad.status, bad.problem.errors?.[0]?.field]).toEqual([400, 'search']);
    }
  });
});
