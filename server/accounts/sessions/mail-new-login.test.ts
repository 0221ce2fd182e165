import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { logOut } from '#contract/accounts/log-out.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/mail-server.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { purgeRowsHandler } from '../deletion/purge-rows.job.ts';

let service: TestService;
let server: MailServer;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock(new Date('2026-11-20T09:30:00Z'));
  server = await startMailServer();
  service = await startService({ clock, smtpUrl: server.url });
});

const password = 'een heel lang wachtwoord';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let count = 0;

/** A member whose address is confirmed, unless specified otherwise. */
const newMember = async (confirmed = true) => {
  count += 1;
  const email = `nieuw${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, password });
  // Waits for this mail first: a confirmed member gets no activation mail any more.
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
  if (confirmed) await verifyAddress(service.platform.db, id, clock.now());
  return { email, browser, id };
};

const mailsTo = (email: string) => server.mails.filter(({ to }) => to.includes(email));
const noticesTo = (email: string) =>
  mailsTo(email).filter(({ parsed }) => parsed.subject === 'Er is ingelogd op een nieuw apparaat');

const enter = async (browser: Client, email: string, userAgent = safari): Promise<void> => {
  const headers = { 'user-agent': userAgent, 'accept-language': 'nl' };
  expect((await browser.api(logIn, { email, password }, { headers })).status).toBe(200);
};

/** Waits until pending jobs are done: a notice that was due has arrived. */
const settled = (email: string): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'accounts/mail-new-login' and state < 'completed'`.execute(service.platform.db);
    expect(rows, email).toHaveLength(0);
  });

test('notifies the member once by mail of a log-in with an unknown browser, with its details [AUTH-8d]', async () => {
  const { email } = await newMember();
  const other = service.client();
  await enter(other, email);
  await eventually(() => expect(noticesTo(email)).toHaveLength(1));
  const { text = '', html } = noticesTo(email)[0]?.parsed ?? {};
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Op 20 november 2026 om 10:30 CET is er ingelogd met Safari op iOS, in Nederland.');
  expect(words).toContain(`${service.url}/settings/security#devices`);
  expect(html).toContain('/settings/security#devices');
  expect(words).not.toContain(other.cookies.get('vonk_device'));
  await other.api(logOut, {});
  await enter(other, email);
  await settled(email);
  expect(noticesTo(email)).toHaveLength(1);
});

test('recognises the browser of the sign-up, also after a log-out [AUTH-8d]', async () => {
  const { email, browser } = await newMember();
  await browser.api(logOut, {});
  await enter(browser, email);
  await settled(email);
  expect(noticesTo(email)).toHaveLength(0);
});

test("treats another member's browser as new, and the table does not show that it is shared [AUTH-8d]", async () => {
  const [one, two] = [await newMember(), await newMember()];
  await enter(one.browser, two.email);
  await eventually(() => expect(noticesTo(two.email)).toHaveLength(1));
  const { rows } = await sql<{ hashes: number; rows: number }>`
    select count(distinct device_hash) as hashes, count(*) as rows from known_devices
    where member_id in (${one.id}, ${two.id})`.execute(service.platform.db);
  expect(rows[0]).toEqual({ hashes: 3, rows: 3 });
});

test('sends no notice to an unconfirmed address [EML-10b]', async () => {
  const { email } = await newMember(false);
  await enter(service.client(), email);
  await settled(email);
  expect(mailsTo(email)).toHaveLength(1);
});

test('describes an unrecognised User-Agent header as unknown instead of quoting it [AUTH-8d]', async () => {
  const { email } = await newMember();
  await enter(service.client(), email, 'Bel 0900-1234');
  await eventually(() => expect(noticesTo(email)).toHaveLength(1));
  const text = noticesTo(email)[0]?.parsed.text?.replaceAll(/\s+/g, ' ');
  expect(text).toContain('ingelogd met een onbekende browser op een onbekend systeem');
  expect(text).not.toContain('0900');
});

test('remembers twenty browsers for a year each, and keeps the last one [AUTH-8d]', async () => {
  const { email, id, browser } = await newMember();
  for (let time = 0; time < 22; time += 1) {
    clock.forward(1);
    await enter(service.client(), email);
  }
  const remembered = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from known_devices
      where member_id = ${id}`.execute(service.platform.db);
    return rows[0]?.n ?? 0;
  };
  expect(await remembered()).toBe(20);
  await enter(browser, email);
  await eventually(() => expect(noticesTo(email)).toHaveLength(23));
  expect(await remembered()).toBe(20);
  clock.forward(366 * 24 * 3600);
  await purgeRowsHandler.run({ table: 'known_devices' }, service.platform);
  expect(await remembered()).toBe(1);
});

test('sets the device cookie for a year, inaccessible to scripts [AUTH-8d]', async () => {
  const { email } = await newMember();
  const { headers } = await service.client().api(logIn, { email, password });
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^vonk_device=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/),
  );
});

test('replaces a device cookie that is not ours [AUTH-8d]', async () => {
  const { email } = await newMember();
  const browser = service.client();
  browser.cookies.set('vonk_device', 'chosen by somebody else');
  await enter(browser, email);
  expect(browser.cookies.get('vonk_device')).toMatch(/^[\w-]{43}$/);
});
