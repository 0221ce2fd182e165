import { expect, test } from 'vitest';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { mailActivation } from './mail-activation.job.ts';

test('sends the activation mail from the next process after a crash while making it [ACC-5a]', async () => {
  const database = await freshDatabase();
  const email = 'overleeft@post.example';
  const dying = await startKillable(database.url, 'accounts/activation-token-stored');
  // The job may be faster than the answer: then the request fails together with the process.
  await signUpMember(dying.loggedIn(1), { email }).catch(() => {});
  expect(await dying.ended).toBe('SIGKILL');
  const next = await startKillable(database.url);
  const mails = await eventually(async () => {
    const response = await next.loggedIn(1).get(`/dev/mailbox.json?to=${email}`);
    const found: unknown[] = JSON.parse(await response.text());
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  expect(mails).toHaveLength(1);
  await next.kill();
  await database.drop();
});

test('does not count mails that no server accepted, so the member may still request one [ACC-6a]', async () => {
  const server = await startMailServer();
  const service = await startService({ smtpUrl: server.url });
  const email = 'buiten-bereik@post.example';
  const browser = service.client();
  const { id } = await signUpMember(browser, { email });
  await eventually(() => expect(server.mails.filter(({ to }) => to.includes(email))).toHaveLength(1));
  server.refuseTo(email, '451 4.3.0 come back later');
  for (let time = 0; time < 12; time += 1)
    await expect(
      mailActivation.run({ member: id, origin: service.url, language: 'nl' }, service.platform),
    ).rejects.toThrow();
  expect((await browser.api(sendActivationMail, {})).status).toBe(200);
});
