import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { verifyAddress } from '../addresses/change-address.ts';
import { type MailKind, mailKinds, subjectOfKind } from '../mail/mail-kinds.ts';
import { sendMail } from '../mail/send-mail.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const optional = Object.entries(mailKinds).flatMap(([kind, sort]) =>
  sort === 'optional' ? [kind as MailKind] : [],
);

const values = {
  ...{ days: 7, count: 1, messages: 1, chats: 1, fictional: 0, likes: 1, matches: 1, members: 3, name: 'x' },
};

let count = 0;
const newMember = async () => {
  count += 1;
  const [client, email] = [service.client(), `kind-${count}@post.example`];
  const { id } = await signUpMember(client, { email });
  await verifyAddress(service.platform.db, id, service.platform.clock.now());
  return { client, email, id };
};

/** The address in the one-click header of the newest mail of this kind to the member (RFC 8058). */
async function headerOf(id: number, email: string, kind: MailKind): Promise<string> {
  await sendMail(service.platform, {
    member: id,
    kind,
    language: 'nl',
    values,
    link: 'http://localhost/chats',
  });
  const headers = service.service.mailbox?.list(email)[0]?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = /<(https?:[^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1];
  if (address === undefined) throw new Error(`a mail ${kind} has no one-click address`);
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

const click = (path: string) =>
  service.client().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  });

const choicesOf = async (client: Client) => (await client.api(getNotificationChoices, {})).answer;
const userOf = async (client: Client) => {
  const { user } = (await client.api(getCurrentUser, {})).answer;
  return { disabled: user?.notifications_disabled, kinds: user?.unsubscribed_kinds };
};

test.each(optional)(
  'one click in a mail %s shows its cause, since when, and a way back [NOTIF-2d]',
  async (kind) => {
    const { client, id, email } = await newMember();
    const subject = subjectOfKind[kind] ?? null;
    if (subject === 'daily')
      await client.api(setNotificationChoices, { mail: { message: 'daily', like: 'daily' } });
    const before = (await choicesOf(client)).mail;
    const path = await headerOf(id, email, kind);
    for (let time = 0; time < 3; time += 1) expect((await click(path)).status).toBe(200);

    const after = await choicesOf(client);
    const since = [...after.stops.map((stop) => stop.since), ...after.unsubscribed.map((one) => one.since)];
    expect(since.length).toBeGreaterThan(0);
    for (const one of since) expect(Date.now() - Date.parse(one)).toBeLessThan(120_000);
    const kinds = subject === null ? [] : subject === 'daily' ? ['like', 'message'] : [subject];
    expect(after.unsubscribed.map((one) => one.kind).sort()).toEqual(kinds);
    expect(after.stops.map(({ cause }) => cause)).toEqual(subject === null ? ['list-unsubscribe'] : []);
    const user = await userOf(client);
    expect(user.disabled).toEqual(['list-unsubscribe']);
    expect(user.kinds?.toSorted()).toEqual(kinds);
    const mail = { member: id, kind, language: 'nl', values, link: 'http://localhost/chats' } as const;
    if (subject === null) expect(await sendMail(service.platform, mail)).toBe(false);
    else expect(Object.values(after.mail)).toContain('none');

    // The way back is the member's own click, and restores what was chosen before.
    await client.api(setNotificationChoices, { enable_again: true });
    expect((await choicesOf(client)).mail).toEqual(before);
    expect(await userOf(client)).toEqual({ disabled: [], kinds: [] });
  },
);

test('a new choice of the member replaces the cause, and nothing else lifts it [NOTIF-2d, MEET-14a]', async () => {
  const { client, id, email } = await newMember();
  await click(await headerOf(id, email, 'new_message'));
  await click(await headerOf(id, email, 'new_like'));
  await verifyAddress(service.platform.db, id, service.platform.clock.now());
  await client.api(setNotificationChoices, { push_previews: true });
  await client.api(setNotificationChoices, { mail: { match: 'daily' } });
  expect((await userOf(client)).kinds).toEqual(['message', 'like']);
  await client.api(setNotificationChoices, { mail: { message: 'none' } });
  expect((await userOf(client)).kinds).toEqual(['like']);
  // The click came after the member's own choice of none, so that there is no cause to show.
  await click(await headerOf(id, email, 'new_message'));
  expect((await userOf(client)).kinds).toEqual(['like']);
  await client.api(setNotificationChoices, { mail: { like: 'at_once' } });
  expect(await userOf(client)).toEqual({ disabled: [], kinds: [] });
  expect((await choicesOf(client)).mail).toEqual({ message: 'none', like: 'at_once', match: 'daily' });
});

test('the page behind the link ends the kind and starts it again [NOTIF-2d, NOTIF-2b]', async () => {
  const { client, id, email } = await newMember();
  const token =
    new URLSearchParams((await headerOf(id, email, 'new_match')).split('?')[1]).get('token') ?? '';
  const visitor = service.client();
  await visitor.api(changeSubscription, { token, subscribed: false });
  expect((await userOf(client)).kinds).toEqual(['match']);
  await visitor.api(changeSubscription, { token, subscribed: true });
  expect(await userOf(client)).toEqual({ disabled: [], kinds: [] });
});
