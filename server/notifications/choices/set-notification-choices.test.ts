import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { verifyAddress } from '../addresses/change-address.ts';
import { suppressMail } from '../suppressions/suppress-mail.ts';
import { type Cause, causesFor } from '../suppressions/suppressions.sql.ts';
import { reduceMails } from './change-mail-frequency.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

let count = 0;
const newMember = async () => {
  count += 1;
  const [client, email] = [service.client(), `chooser-${count}@post.example`];
  const { id } = await signUpMember(client, { email });
  const address = addressHash(service.platform.keys, email);
  const stop = (cause: Cause) =>
    suppressMail(service.platform.db, service.platform.keys, { member: id, address, cause, now: new Date() });
  const causes = async () =>
    [...(await causesFor(service.platform.db, { member: id, address, verifiedAt: null }))].sort();
  return { client, id, email, stop, causes };
};

const all = { message: true, like: true, match: true };
const nothing = { message: false, like: false, match: false };
const atOnce = { message: 'at_once', like: 'at_once', match: 'at_once' };

test('defaults to mail at once and to push after a device subscribed, and shows the address with its source [NOTIF-1c]', async () => {
  const { client, email } = await newMember();
  const { answer } = await client.api(getNotificationChoices, {});
  expect(answer).toEqual({
    mail: atOnce,
    push: nothing,
    push_previews: false,
    push_devices: 0,
    email: { address: email, source: 'sign_up', since: expect.stringMatching(/Z$/), verified: false },
    stops: [],
    unsubscribed: [],
  });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/choices';
  await client.api(subscribePush, { endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } });
  const { answer: after } = await client.api(getNotificationChoices, {});
  expect([after.push, after.push_devices]).toEqual([all, 1]);
});

test('stores a choice for its kind and channel only, idempotently, and the last one wins [NOTIF-1c]', async () => {
  const { client } = await newMember();
  for (let time = 0; time < 2; time += 1) {
    const { answer } = await client.api(setNotificationChoices, { mail: { like: 'daily' } });
    expect(answer.mail).toEqual({ ...atOnce, like: 'daily' });
  }
  const { answer } = await client.api(setNotificationChoices, {
    mail: { match: 'none', like: 'at_once' },
    push: { like: true },
    push_previews: true,
  });
  expect([answer.mail, answer.push, answer.push_previews]).toEqual([
    { ...atOnce, match: 'none' },
    { ...nothing, like: true },
    true,
  ]);
});

test('stores the different choices of two devices at once [NOTIF-1c]', async () => {
  const { client } = await newMember();
  const set = (kind: 'message' | 'like' | 'match') =>
    client.api(setNotificationChoices, { mail: { [kind]: 'none' } });
  await Promise.all([set('message'), set('like'), set('match'), set('like')]);
  expect((await client.api(getNotificationChoices, {})).answer.mail).toEqual({
    message: 'none',
    like: 'none',
    match: 'none',
  });
});

test("stores the browser's time zone and ignores an unknown one [NOTIF-1c]", async () => {
  const { client, id } = await newMember();
  const zone = async () =>
    (
      await sql<{
        time_zone: string | null;
      }>`select time_zone from addresses where member_id = ${id}`.execute(service.platform.db)
    ).rows[0]?.time_zone;
  await client.api(setNotificationChoices, { time_zone: 'Atlantis/Capital' });
  expect(await zone()).toBe(null);
  await client.api(setNotificationChoices, { mail: { like: 'daily' }, time_zone: 'America/New_York' });
  await client.api(setNotificationChoices, { time_zone: 'Mars/Base' });
  expect(await zone()).toBe('America/New_York');
});

test('keeps mails about matches when a member asks for fewer mails [ACC-13a]', async () => {
  const { client, id } = await newMember();
  await reduceMails(service.platform.db, id, new Date());
  expect((await client.api(getNotificationChoices, {})).answer.mail).toEqual({
    message: 'none',
    like: 'none',
    match: 'at_once',
  });
});

test("lifts a complaint and an unsubscription on the member's request, but not a bounce [NOTIF-2b, MEET-14a]", async () => {
  const { client, id, stop, causes } = await newMember();
  await verifyAddress(service.platform.db, id, new Date());
  for (const cause of ['fbl', 'list-unsubscribe', 'bounce'] as const) await stop(cause);
  const { answer: before } = await client.api(getNotificationChoices, {});
  expect(before.stops.map(({ cause }) => cause).sort()).toEqual(['bounce', 'fbl', 'list-unsubscribe']);
  const { answer } = await client.api(setNotificationChoices, { enable_again: true });
  expect(answer.stops.map(({ cause }) => cause)).toEqual(['bounce']);
  expect(await causes()).toEqual(['bounce']);
});

test("lifts only the member's own suppressions if the address was never verified [EML-10e]", async () => {
  const { client, stop, causes } = await newMember();
  for (const cause of ['fbl', 'list-unsubscribe'] as const) await stop(cause);
  const { answer } = await client.api(setNotificationChoices, { enable_again: true });
  expect(answer.stops).toEqual([]);
  expect(await causes()).toEqual(['fbl', 'list-unsubscribe']);
});

test('refuses invalid choices and changes nothing [NOTIF-1c]', async () => {
  const { client } = await newMember();
  const wrong = [
    { mail: { activation: 'none' } },
    { mail: { like: false } },
    { mail: { like: 'hourly' } },
    { push: { like: 'daily' } },
    { mail: [] },
    { push_previews: 'yes' },
    { time_zone: 'x'.repeat(65) },
    { time_zone: 'a b' },
    { enable_again: false },
    { stops: [] },
  ];
  for (const input of wrong) {
    const answer = await client.fetch('/api/notifications.php', {
      method: 'PUT',
      headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(answer.status, JSON.stringify(input)).toBe(400);
  }
  expect((await client.api(getNotificationChoices, {})).answer.mail).toEqual(atOnce);
});
