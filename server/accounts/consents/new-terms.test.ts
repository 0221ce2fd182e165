import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { answerTerms } from '#contract/accounts/answer-terms.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { listConsents } from '#contract/accounts/list-consents.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import type { Id } from '#contract/kit/id.ts';
import { locales } from '#contract/kit/locale.ts';
import { loadSites, siteOfHost } from '#server/sites/door.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { announceToBatch } from './announce-terms.job.ts';

const clock = movableClock();

const password = 'a rather long password';

interface Person {
  readonly id: Id;
  readonly client: Client;
  readonly email: string;
}

let service: TestService;
let anna: Person;
let author: Id;
let approver: Id;

beforeAll(async () => {
  service = await startService({ clock });
  [author, approver] = [(await newOperator(service)).id, (await newOperator(service)).id];
  anna = await addPerson();
});

async function addPerson(): Promise<Person> {
  const client = service.client();
  client.cookies.set('vonk_language', 'nl');
  const email = `${randomUUID()}@people.example`;
  const { id } = await signUpMember(client, { email, password });
  await sql`update addresses set verified_at = now() where member_id = ${id}`.execute(service.platform.db);
  return { id, client, email };
}

/** New terms that two operators published. Returns their number. */
async function publishTerms(site: number | null = null): Promise<number> {
  const { db } = service.platform;
  const { rows } = await sql<{ id: number }>`
    insert into page_versions (page, site_id, made_by, made_at) values ('terms', ${site}, ${author}, ${clock.now()})
    returning id::int as id`.execute(db);
  const version = rows[0]?.id ?? 0;
  for (const language of locales)
    await sql`insert into page_texts (version_id, language, body, changes, edited_at)
      values (${version}, ${language}, '# Nieuw', ${`Er verandert iets (${language}).`}, now())`.execute(db);
  await sql`update page_versions set asked_by = ${author}, asked_at = made_at, approved_by = ${approver},
    published_at = made_at, in_force_from = made_at + interval '31 days', dated = '2027-01-01'
    where id = ${version}`.execute(db);
  await loadSites(db);
  return version;
}

const termsOf = async ({ client }: Person) => (await client.api(getCurrentUser, {})).answer.user?.terms;

const acceptedBy = async ({ id }: Person) => {
  const { rows } = await sql<{ version: number; language: string; at: Date }>`
    select page_version::int as version, language, given_at as at from consents
    where member_id = ${id} and kind = 'terms' order by given_at desc`.execute(service.platform.db);
  return rows;
};

test('a new member accepts the version in force with the sign-up [CON-13b]', async () => {
  const { rows } = await sql<{ id: number }>`
    select id::int as id from page_versions where page = 'terms'`.execute(service.platform.db);
  expect((await acceptedBy(anna))[0]?.version).toBe(rows[0]?.id);
  expect(await termsOf(anna)).toBeNull();
});

test('members see announced terms a month ahead, and are asked once they apply [CON-13b]', async () => {
  const version = await publishTerms();
  expect(await termsOf(anna)).toMatchObject({ version, asked: false });
  clock.forward(32 * 24 * 3600);
  await anna.client.api(logIn, { email: anna.email, password });
  const bram = await addPerson();
  expect(await termsOf(anna)).toMatchObject({ version, asked: true });
  // A member who joined afterwards accepted them at the sign-up.
  expect(await termsOf(bram)).toBeNull();
});

test('"later" brings the question back at the next visit, an acceptance is stored once [CON-13b]', async () => {
  const asked = await termsOf(anna);
  const version = asked?.version ?? 0;
  await anna.client.api(answerTerms, { version, accepts: false });
  expect(await termsOf(anna)).toMatchObject({ version, asked: false });
  clock.forward(13 * 3600);
  expect(await termsOf(anna)).toMatchObject({ asked: true });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => anna.client.api(answerTerms, { version, accepts: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const stored = (await acceptedBy(anna)).filter((one) => one.version === version);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.at.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  expect(await termsOf(anna)).toBeNull();
  const { results } = (await anna.client.api(listConsents, {})).answer;
  expect(results[0]).toMatchObject({ kind: 'terms', version: '2027-01-01', revoked_at: null });
});

test('refuses answers about other versions than the one that is asked about [CON-13b]', async () => {
  expect((await anna.client.api(answerTerms, { version: 1, accepts: true })).status).toBe(404);
  expect((await service.client().api(answerTerms, { version: 1, accepts: true })).status).toBe(403);
});

test('terms of one site are asked on that site alone [CON-13b]', async () => {
  await addSite(service.platform.db, 'andere.example', {});
  await publishTerms(siteOfHost('andere.example').id);
  expect(await termsOf(anna)).toBeNull();
});

test('every member gets one mail with the date and what changes, batch by batch [CON-13b]', async () => {
  const version = await publishTerms();
  const people = [anna, await addPerson(), await addPerson()];
  const { transact, db } = service.platform;
  await sql`update members set joined_at = now() - interval '1 year' where id = any(${people.map(({ id }) => id)})`.execute(
    db,
  );
  await announceToBatch({ transact }, { version, after: 0 }, 1);
  for (const { email } of people) {
    const mail = await eventually(async () => {
      const found = await service.mailTo(email);
      expect(found.links.some((link) => link.endsWith('/new-terms'))).toBe(true);
      return found;
    });
    expect(mail.text).toContain('Er verandert iets (nl).');
  }
});
