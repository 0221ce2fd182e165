import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { answerTerms } from '#contract/accounts/answer-terms.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { locales } from '#contract/kit/locale.ts';
import { loadSites } from '#server/sites/door.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { announceToBatch } from './announce-terms.job.ts';
import { mailTermsJob } from './mail-terms.job.ts';

const clock = movableClock();
const service = await startService({ demo: false, clock });
const { db, transact } = service.platform;

let version: number;

/** New terms that two operators published, and that begin in 31 days. */
beforeEach(async () => {
  const [author, approver] = [(await newOperator(service)).id, (await newOperator(service)).id];
  const { rows } = await sql<{ id: number }>`
    insert into page_versions (page, made_by, made_at) values ('terms', ${author}, ${clock.now()}) returning id::int as id`.execute(
    db,
  );
  version = rows[0]?.id ?? 0;
  for (const language of locales)
    await sql`insert into page_texts (version_id, language, body, changes, edited_at)
      values (${version}, ${language}, '# Nieuw', 'Er verandert iets.', now())`.execute(db);
  await sql`update page_versions set asked_by = ${author}, asked_at = made_at, approved_by = ${approver},
    published_at = made_at, in_force_from = made_at + interval '31 days', dated = ${`20${version}-01-01`}
    where id = ${version}`.execute(db);
  await loadSites(db);
  clock.forward(60);
});

async function signUp() {
  const client = service.client();
  client.cookies.set('vonk_language', 'nl');
  const email = `${randomUUID()}@people.example`;
  const { id } = await signUpMember(client, { email });
  return { id, email, client };
}

type Newcomer = Awaited<ReturnType<typeof signUp>>;

async function confirm({ email, client }: Newcomer) {
  const mail = await eventually(async () => {
    const found = await service.mailTo(email);
    expect(found.links.some((link) => link.includes('token='))).toBe(true);
    return found;
  });
  const link = mail.links.find((one) => one.includes('token=')) ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await client.api(activate, { token }).then(({ answer }) => answer);
}

const announcements = ({ email }: Newcomer) =>
  (service.service.mailbox?.list(email) ?? []).filter(({ text }) => text.includes('Er verandert iets.'));

const acceptedBy = async (member: Id) =>
  (
    await sql<{ version: number }>`select page_version::int as version from consents
      where member_id = ${member} and kind = 'terms'`.execute(db)
  ).rows.map((row) => row.version);

test('a member who joins between announcement and start accepts the old terms and is mailed the new ones [CON-13b]', async () => {
  const anna = await signUp();
  expect(await acceptedBy(anna.id)).not.toContain(version);
  expect(announcements(anna)).toEqual([]);
  await confirm(anna);
  await eventually(() => expect(announcements(anna)).toHaveLength(1));
  expect((await anna.client.api(getCurrentUser, {})).answer.user?.terms).toMatchObject({
    version,
    asked: false,
  });
  await announceToBatch({ transact }, { version, after: 0 }, 100);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(announcements(anna)).toHaveLength(1);
});

test('a member who joins before the start and confirms after it is mailed as well [CON-13b]', async () => {
  clock.forward(30 * daySeconds + daySeconds - 3600);
  const bram = await signUp();
  clock.forward(2 * 3600);
  await confirm(bram);
  await eventually(() => expect(announcements(bram)).toHaveLength(1));
});

test('a member who accepted the new terms already is not mailed [CON-13b]', async () => {
  const carla = await signUp();
  await carla.client.api(answerTerms, { version, accepts: true }).then(({ answer }) => answer);
  await confirm(carla);
  clock.forward(32 * daySeconds);
  const dirk = await signUp();
  expect(await acceptedBy(dirk.id)).toEqual([version]);
  await confirm(dirk);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect([announcements(carla), announcements(dirk)]).toEqual([[], []]);
});

const mailsDone = () =>
  eventually(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'accounts/mail-terms' and state in ('created', 'active', 'retry')`.execute(db);
    expect(rows).toEqual([]);
  });

test('a member who confirms around the announcement is mailed once, whatever enqueues the mail [CON-13c]', async () => {
  const anna = await signUp();
  await sql`update members set joined_at = (select published_at - interval '1 hour' from page_versions
    where id = ${version}) where id = ${anna.id}`.execute(db);
  await announceToBatch({ transact }, { version, after: 0 }, 100);
  await mailsDone();
  expect(announcements(anna)).toEqual([]);
  await confirm(anna);
  await eventually(() => expect(announcements(anna)).toHaveLength(1));
  await mailsDone();
  await announceToBatch({ transact }, { version, after: 0 }, 100);
  for (let run = 0; run < 2; run += 1)
    await service.platform.jobs.send(mailTermsJob, { member: anna.id, version });
  await mailsDone();
  expect(announcements(anna)).toHaveLength(1);
  await expect(
    sql`insert into terms_mails (member_id, version_id) values (${anna.id}, ${version})`.execute(db),
  ).rejects.toThrow('terms_mails_pkey');
});
