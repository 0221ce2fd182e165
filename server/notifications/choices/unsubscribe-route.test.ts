import { beforeAll, expect, test } from 'vitest';
import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { type MailTokenUse, writeMailToken } from '../suppressions/mail-token.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const tokenFor = (member: number, email: string, use: MailTokenUse = 'unsubscribe') =>
  writeMailToken(service.platform.keys, use, { member, address: addressHash(service.platform.keys, email) });

let count = 0;
const newMember = async () => {
  count += 1;
  const [client, email] = [service.client(), `reader-${count}@post.example`];
  const { id } = await signUpMember(client, { email });
  return { client, id, email, token: tokenFor(id, email) };
};

const causesOf = async (client: Client): Promise<string[]> =>
  (await client.api(getNotificationChoices, {})).answer.stops.map(({ cause }) => cause);

const multipart = [
  '--b',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--b--',
  '',
].join('\r\n');

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=b', multipart],
])(
  'ends optional mails with one click of a mail program (%s), without cookie or CSRF proof [NOTIF-2a, EML-2a, EML-3a]',
  async (type, body) => {
    const { client, token } = await newMember();
    // Request like that of a foreign server: another origin, without our headers.
    const answer = await service.client().fetch(`/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      body,
    });
    expect([answer.status, answer.redirected, answer.headers.get('location')]).toEqual([200, false, null]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await causesOf(client)).toEqual(['list-unsubscribe']);
  },
);

test('counts repeated and simultaneous clicks once [NOTIF-2a]', async () => {
  const { client, token } = await newMember();
  const click = () => service.client().fetch(`/unsubscribe?token=${token}`, { method: 'POST' });
  const answers = await Promise.all([click(), click(), click()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await causesOf(client)).toEqual(['list-unsubscribe']);
});

test('refuses an invalid token, always with the same response [NOTIF-2c, EML-2c]', async () => {
  const { client, id, email, token } = await newMember();
  const wrong = [
    '',
    'x',
    token.slice(1),
    `${token}0`,
    '0'.repeat(53),
    tokenFor(id, email, 'report'),
    'v'.repeat(5000),
    `${token}&token=${token}`,
  ];
  const answers = new Set<string>();
  for (const one of wrong) {
    const answer = await service.client().fetch(`/unsubscribe?token=${one}`, { method: 'POST' });
    answers.add(`${answer.status} ${await answer.text()}`);
  }
  answers.add(
    await service
      .client()
      .fetch('/unsubscribe', { method: 'POST' })
      .then(async (answer) => `${answer.status} ${await answer.text()}`),
  );
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/^404 /);
  expect(await causesOf(client)).toEqual([]);
});

test('changes nothing on a GET, because scanners open links [NOTIF-2c, EML-2b]', async () => {
  const { client, token } = await newMember();
  await service.client().get(`/unsubscribe?token=${token}`);
  await service.client().fetch(`/unsubscribe?token=${token}`, { method: 'HEAD' });
  expect(await causesOf(client)).toEqual([]);
});

test('unsubscribes and subscribes again from the page without a log-in [NOTIF-2b]', async () => {
  const { client, token } = await newMember();
  const visitor = service.client();
  expect((await visitor.api(changeSubscription, { token, subscribed: false })).answer).toEqual({
    subscribed: false,
    about: null,
  });
  expect(await causesOf(client)).toEqual(['list-unsubscribe']);
  expect((await visitor.api(changeSubscription, { token, subscribed: true })).answer).toEqual({
    subscribed: true,
    about: null,
  });
  expect(await causesOf(client)).toEqual([]);
  const { status, problem } = await visitor.api(changeSubscription, {
    token: token.slice(1),
    subscribed: true,
  });
  expect([status, problem.code]).toEqual([404, 'unsubscribe_link_invalid']);
});
