import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvite } from '#contract/accounts/check-invite.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { purgeBatch } from '../deletion/purge.sql.ts';
import { createInvites } from './invites.ts';

const clock = movableClock();
const service = await startService({ clock });
const { db } = service.platform;
const host = 'besloten.example';
await addSite(db, host, { signups: 'none', reveal_account_existence: 'yes' });
await addSite(db, 'gestuurd.example', { signups: 'with_trafficsource', reveal_account_existence: 'yes' });

const invite = async (site = host): Promise<string> => {
  const [code] = await createInvites(db, { site: siteOfHost(site).id, count: 1, days: 14, now: clock.now() });
  return code ?? '';
};

const join = (given: Parameters<typeof signUpForm>[0], site = host) =>
  service.client(site).api(signUp, signUpForm(given));

const isValid = async (code: string, site = host) =>
  (await service.client(site).api(checkInvite, { code })).answer.valid;

const members = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from members where site_id = ${siteOfHost(host).id}`.execute(db);
  return rows[0]?.count ?? 0;
};

const codeOf = ({ problem }: Awaited<ReturnType<typeof join>>) => problem.errors?.map(({ code }) => code);

test('admits a member with an invite to a closed site, once per invite [ACC-3b]', async () => {
  const code = await invite();
  expect(await isValid(code)).toBe(true);
  expect((await join({})).problem).toMatchObject({ status: 403, code: 'signups_closed' });
  expect((await join({ invite: code })).answer.user).toMatchObject({ status: 'not_confirmed' });
  expect(await isValid(code)).toBe(false);
  const again = await join({ invite: code });
  expect(again.status).toBe(400);
  expect(again.problem.errors).toEqual([
    {
      field: 'invite',
      code: 'invite_invalid',
      detail: 'Deze uitnodiging is niet geldig (meer). Vraag een nieuwe aan wie je uitnodigde.',
    },
  ]);
});

test('creates one account for ten simultaneous sign-ups with one invite [ACC-3b]', async () => {
  const [code, before] = [await invite(), await members()];
  const replies = await Promise.all(Array.from({ length: 10 }, () => join({ invite: code })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(codeOf(reply)).toEqual(['invite_invalid']);
  expect(await members()).toBe(before + 1);
});

test('uses up no invite when the sign-up is refused for another reason [ACC-3b]', async () => {
  const code = await invite();
  expect(codeOf(await join({ invite: code, country: 'JP', countryregion: 'JP-13' }))).toEqual([
    'invalid_country',
  ]);
  expect((await join({ invite: code })).status).toBe(200);
});

test('accepts an invite in lower case, without dashes, and with an O for a zero [ACC-3b]', async () => {
  const typed = (await invite()).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await isValid(typed)).toBe(true);
  expect((await join({ invite: `  ${typed} ` })).status).toBe(200);
});

test('answers invalid for invites that are unknown, expired or of another site alike [ACC-3b]', async () => {
  const [elsewhere, old] = [await invite('gestuurd.example'), await invite()];
  clock.forward(14 * 24 * 3600 + 1);
  for (const code of [elsewhere, old, 'ABCD-EFGH-JKMN-PQRS', "' or 1=1 --", '🔑']) {
    expect(await isValid(code)).toBe(false);
    expect(codeOf(await join({ invite: code }))).toEqual(['invite_invalid']);
  }
});

test('admits members without a traffic source by invite, and keeps an unneeded invite [ACC-3a]', async () => {
  const site = 'gestuurd.example';
  const code = await invite(site);
  expect((await join({}, site)).problem.code).toBe('signups_closed');
  expect((await join({ ref: 'vriend', invite: code }, site)).status).toBe(200);
  expect(await isValid(code, site)).toBe(true);
  expect((await join({ invite: code }, site)).status).toBe(200);
  expect(await isValid(code, site)).toBe(false);
});

test('stores only a hash of a code [ACC-3b]', async () => {
  const code = await invite();
  const { rows } = await sql`select encode(code_hash, 'escape') as hash, code_hash from invites`.execute(db);
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('deletes an invite and its member a month after its end [ACC-3b, GDPR-9d]', async () => {
  const [used, open] = [await invite(), await invite()];
  await join({ invite: used });
  clock.forward(30 * 24 * 3600);
  await purgeBatch(db, 'invites', clock.now());
  expect(await isValid(open)).toBe(false);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from invites`.execute(db);
    return rows[0]?.count;
  };
  expect(await count()).toBeGreaterThan(1);
  clock.forward(15 * 24 * 3600);
  await purgeBatch(db, 'invites', clock.now());
  expect(await count()).toBe(0);
});
