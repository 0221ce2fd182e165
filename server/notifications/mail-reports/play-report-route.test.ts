import { beforeAll, expect, test } from 'vitest';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { verifyAddress } from '../addresses/change-address.ts';
import { sendMail } from '../mail/send-mail.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

let count = 0;
const mailed = async () => {
  count += 1;
  const [client, email] = [service.client(), `played-${count}@post.example`];
  const { id: member } = await signUpMember(client, { email });
  await verifyAddress(service.platform.db, member, service.platform.clock.now());
  const values = { messages: 1, chats: 1, fictional: 0, likes: 0, matches: 0 };
  const mail = {
    member,
    kind: 'new_message',
    language: 'nl',
    values,
    link: 'http://localhost/chats',
  } as const;
  await sendMail(service.platform, mail);
  const entry = service.service.mailbox?.list(email)[0];
  if (entry === undefined) throw new Error('no mail was stored');
  const causes = async () =>
    (await client.api(getNotificationChoices, {})).answer.stops.map(({ cause }) => cause);
  return { client, email, entry, causes };
};

const play = (id: string, report: string, headers: Record<string, string> = {}) =>
  service.client().fetch(`/dev/mailbox/${id}/${report}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });

test('shows the headers of a mail, and buttons for a bounce, a complaint and one click [OPS-1c, NOTIF-2d]', async () => {
  const { email, entry } = await mailed();
  expect(Object.keys(entry.headers ?? {})).toEqual(
    expect.arrayContaining(['Return-Path', 'From', 'Message-ID', 'List-Unsubscribe', 'X-Report-Token']),
  );
  const page = await service.client().get(`/dev/mailbox?to=${email}`);
  const html = await page.text();
  expect(html).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(html).toContain(`action="/dev/mailbox/${entry.id}/bounce"`);
  expect(html).toContain(`action="/dev/mailbox/${entry.id}/complaint"`);
  expect(html).toMatch(/<form method="post" action="http[^"]*\/unsubscribe\?token=/);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
});

test.each([
  ['bounce', 'bounce'],
  ['complaint', 'fbl'],
] as const)('plays a %s, which stops the mails with its cause [OPS-1c, NOTIF-2a]', async (report, cause) => {
  const { email, entry, causes } = await mailed();
  const answer = await play(entry.id, report);
  expect(answer.status).toBe(303);
  const shown = answer.headers.get('location') ?? '';
  expect(shown).toContain(encodeURIComponent(email));
  expect(await (await service.client().get(shown)).text()).toContain('role="status"');
  expect(await causes()).toEqual([cause]);
});

test('refuses an unknown mail, another report and a foreign site, and plays nothing [OPS-1c]', async () => {
  const { entry, causes } = await mailed();
  expect((await play('99999', 'bounce')).status).toBe(404);
  expect((await play(entry.id, 'delete')).status).toBe(404);
  expect((await play(entry.id, 'bounce', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await causes()).toEqual([]);
});

test('does not exist outside the demo [OPS-1c]', async () => {
  const live = await startService({ demo: false });
  const answer = await live.client().fetch('/dev/mailbox/1/bounce', { method: 'POST' });
  expect(answer.status).toBe(404);
});
