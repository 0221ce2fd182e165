import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hour } from '#contract/kit/durations.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail/mail-server.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { verifyAddress } from '../addresses/change-address.ts';
import { readMailToken } from '../suppressions/mail-token.ts';
import type { MailKind } from './mail-kinds.ts';
import { sendMail } from './send-mail.ts';

let server: MailServer;
let service: TestService;
// Starts early in an hour, so that no hour ends between two mails.
const clock = movableClock(new Date(Math.floor(Date.now() / hour) * hour + 60_000));
const mailJob = job('content/tell', z.object({ member: z.int() }), { retrySeconds: 1 });

const values = {
  days: 7,
  hours: 2,
  when: 'today',
  date: 'today',
  browser: 'F',
  system: 'W',
  country: 'NL',
  change: 'on',
};

const send = (member: number, kind: MailKind, more: { to?: string; link?: string } = {}) =>
  sendMail(service.platform, {
    member,
    kind,
    language: 'en',
    values,
    link: 'https://vonk.example/x',
    ...more,
  });

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({
    clock,
    smtpUrl: server.url,
    extra: (registry) =>
      registry.job(jobHandler(mailJob, async ({ member }) => void (await send(member, 'password_changed')))),
  });
});

let count = 0;

/** Adds a member whose activation mail has arrived, with a verified address or without. */
const newMember = async (confirms = true) => {
  count += 1;
  const email = `member-${count}@post.example`;
  const { id } = await signUpMember(service.client(), { email });
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
  if (confirms) await verifyAddress(service.platform.db, id, clock.now());
  return { id, email };
};

const mailsTo = (email: string): ReceivedMail[] => server.mails.filter(({ to }) => to.includes(email));
const lastTo = (email: string): ReceivedMail => {
  const last = mailsTo(email).at(-1);
  if (last === undefined) throw new Error(`no mail to ${email}`);
  return last;
};
const headerOf = ({ parsed }: ReceivedMail, name: string): string | undefined =>
  parsed.headerLines
    .find(({ key }) => key === name)
    ?.line.replace(/^[^:]+:\s*/, '')
    .replace(/\s+/g, ' ');

const suppress = (email: string, cause: string) =>
  sql`insert into mail_suppressions (address_hash, cause)
    values (${addressHash(service.platform.keys, email)}, ${cause})`.execute(service.platform.db);
const stopsOf = async (member: number): Promise<string[]> =>
  (
    await sql<{ cause: string }>`select cause from notification_stops where member_id = ${member}`.execute(
      service.platform.db,
    )
  ).rows.map(({ cause }) => cause);

test('sends a mail as text and HTML from the site, marked automatic, with our return path [NOTIF-1a]', async () => {
  const { id, email } = await newMember();
  await send(id, 'password_changed');
  const mail = lastTo(email);
  expect(mail.parsed.subject).toBe('Your password has changed');
  expect(mail.parsed.from?.text).toBe('"Vonk" <no-reply@localhost>');
  expect(mail.parsed.text).toContain('The password of your account was changed on today.');
  expect(mail.parsed.html).toContain('The password of your account was changed on today.');
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
  const [, token = ''] = /^bounce\+(.+)@localhost$/.exec(mail.from) ?? [];
  const { keys } = service.platform;
  expect(readMailToken(keys, 'report', token)).toEqual({ member: id, address: addressHash(keys, email) });
  expect(headerOf(mail, 'x-report-token')).toBe(token);
});

test('adds one-click unsubscription to optional mails only [NOTIF-1b, EML-1a]', async () => {
  const { id, email } = await newMember();
  await send(id, 'activation_reminder');
  const optional = lastTo(email);
  const list = headerOf(optional, 'list-unsubscribe') ?? '';
  const [, token = ''] =
    /^<https:\/\/vonk\.example\/unsubscribe\?token=(\w+)>, <mailto:unsub\+\1@localhost>$/.exec(list) ?? [];
  expect(readMailToken(service.platform.keys, 'unsubscribe', token)?.member).toBe(id);
  expect(headerOf(optional, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(optional.parsed.html).toContain(`https://vonk.example/unsubscribe?token=${token}`);
  expect(optional.parsed.text).toContain('https://vonk.example/notifications');
  await send(id, 'password_reset');
  expect(headerOf(lastTo(email), 'list-unsubscribe')).toBeUndefined();
  expect(lastTo(email).parsed.html).not.toContain('unsubscribe');
});

test('gives a repeated mail the same Message-ID, and the same text hours later another [NOTIF-1a]', async () => {
  const { id, email } = await newMember();
  await send(id, 'account_exists');
  await send(id, 'account_exists');
  clock.forward(2 * 3600);
  await send(id, 'account_exists');
  const [first, second, third] = mailsTo(email)
    .slice(1)
    .map(({ parsed }) => parsed.messageId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(first).toMatch(/^<[0-9a-f]{40}@localhost>$/);
});

test("sends a mail to an address other than the member's, with a token for that address [ACC-12c]", async () => {
  const { id, email } = await newMember();
  await send(id, 'mail_change', { to: 'new@post.example' });
  const mail = lastTo('new@post.example');
  expect(mailsTo(email)).toHaveLength(1);
  const { keys } = service.platform;
  const token = readMailToken(keys, 'report', headerOf(mail, 'x-report-token') ?? '');
  expect(token?.address).toEqual(addressHash(keys, 'new@post.example'));
});

test('retries when the mail server is busy and delivers once [NOTIF-1a]', async () => {
  const { id, email } = await newMember();
  server.refuseTo(email, '451 4.2.0 greylisted');
  await service.platform.jobs.send(mailJob, { member: id });
  await eventually(() => expect(server.tries(email)).toBeGreaterThan(1));
  server.refuseTo(email, null);
  await eventually(() => expect(mailsTo(email)).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mailsTo(email)).toHaveLength(2);
  expect(await stopsOf(id)).toEqual([]);
});

test('suppresses a mailbox that no longer exists, does not retry, and still sends the recovery mails [NOTIF-2a]', async () => {
  const { id, email } = await newMember();
  server.refuseTo(email, '550 5.1.1 no such user');
  const before = server.tries(email);
  await service.platform.jobs.send(mailJob, { member: id });
  await eventually(async () => expect(await stopsOf(id)).toEqual(['bounce']));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.tries(email)).toBe(before + 1);
  server.refuseTo(email, null);
  const sent = mailsTo(email).length;
  for (const kind of ['password_changed', 'new_login', 'activation_reminder', 'deletion'] as const)
    await send(id, kind);
  expect(mailsTo(email)).toHaveLength(sent);
  for (const kind of ['activation', 'mail_change', 'password_reset'] as const) await send(id, kind);
  expect(mailsTo(email)).toHaveLength(sent + 3);
});

test('fails the job for a retry when the server refuses us instead of the recipient [NOTIF-2a]', async () => {
  const { id, email } = await newMember();
  server.refuseTo(email, '554 5.7.1 relay access denied');
  await expect(send(id, 'password_changed')).rejects.toThrow(/did not accept/);
  expect(await stopsOf(id)).toEqual([]);
});

test.each(['fbl', 'list-unsubscribe'])(
  'suppresses only optional mail on %s, for the present owner of the address, and shows them why [NOTIF-2a, EML-7a, EML-3b]',
  async (cause) => {
    const { id, email } = await newMember();
    await suppress(email.toUpperCase(), cause);
    const sent = mailsTo(email).length;
    await send(id, 'activation_reminder');
    expect(mailsTo(email)).toHaveLength(sent);
    expect(await stopsOf(id)).toEqual([cause]);
    await send(id, 'password_changed');
    expect(mailsTo(email)).toHaveLength(sent + 1);
  },
);

test.each(['fbl', 'list-unsubscribe', 'bounce'])(
  'applies %s of an address without revealing it to a member who never verified it [EML-10e]',
  async (cause) => {
    const { id, email } = await newMember(false);
    await suppress(email, cause);
    const sent = mailsTo(email).length;
    await send(id, 'activation_reminder');
    expect(mailsTo(email)).toHaveLength(sent);
    expect(await stopsOf(id)).toEqual([]);
  },
);

test('stores no readable address in a suppression [NOTIF-2a, EML-7c]', async () => {
  await suppress('secret@post.example', 'fbl');
  const { rows } = await sql<{ row: string }>`select s::text as row from mail_suppressions s`.execute(
    service.platform.db,
  );
  expect(JSON.stringify(rows)).not.toMatch(/secret|post\.example/);
});

test('sends an unverified address only mails that verify or answer it, none about the account [NOTIF-1a, EML-10b]', async () => {
  const { id, email } = await newMember(false);
  for (const kind of ['password_changed', 'new_login', 'two_step_changed', 'export_ready'] as const)
    await send(id, kind);
  expect(mailsTo(email)).toHaveLength(1);
  for (const kind of ['activation_reminder', 'password_reset', 'deletion'] as const) await send(id, kind);
  expect(mailsTo(email)).toHaveLength(4);
});

test('sends nothing to a member without an address and does not fail [NOTIF-1a]', async () => {
  const sent = server.mails.length;
  await send(4_503_599_627_370_495, 'password_changed');
  expect(server.mails).toHaveLength(sent);
});
