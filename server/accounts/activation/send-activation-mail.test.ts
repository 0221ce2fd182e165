import { beforeAll, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { bounceReport } from '#tests/support/mail/mail-reports.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/mail-server.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

const secret = 'a secret of the mail server, long enough';
const clock = movableClock();
let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ clock, smtpUrl: server.url, mailHookSecret: secret });
});

const newestTo = async (email: string, number: number) =>
  eventually(() => {
    const mails = server.mails.filter(({ to }) => to.includes(email));
    expect(mails).toHaveLength(number);
    return mails[number - 1];
  });

const tokenIn = (mail: Awaited<ReturnType<typeof newestTo>>): string =>
  /token=([\w-]+)/.exec(mail?.parsed.text ?? '')?.[1] ?? '';

const causes = async (client: ReturnType<TestService['client']>) =>
  (await client.api(getCurrentUser, {})).answer.user?.notifications_disabled;

test('lifts a bounce when the member confirms again, and counts a later bounce [NOTIF-2b, MEET-14b]', async () => {
  const [client, email] = [service.client(), 'again@post.example'];
  await signUpMember(client, { email });
  const first = await newestTo(email, 1);
  await client.api(activate, { token: tokenIn(first) });
  expect((await client.api(sendActivationMail, {})).answer).toEqual({ sent: false });

  const bounce = async () => {
    clock.forward(60);
    const [, token = ''] = /bounce\+(.+)@/.exec(first?.from ?? '') ?? [];
    await service.client().fetch('/api/mail-report.php', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      body: bounceReport('5.1.1', { token }),
    });
    expect(await causes(client)).toEqual(['bounce']);
    clock.forward(60);
  };
  await bounce();
  expect((await client.api(sendActivationMail, {})).answer).toEqual({ sent: true });
  await client.api(activate, { token: tokenIn(await newestTo(email, 2)) });
  expect(await causes(client)).toEqual([]);
  expect((await client.api(sendActivationMail, {})).answer).toEqual({ sent: false });
  await bounce();
});
