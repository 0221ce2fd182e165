import { mkdtempSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type MailServer, startMailServer } from '#tests/support/mail/mail-server.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { systemClock } from '../clock.ts';
import { job, jobHandler } from '../jobs/job.ts';
import { openMailbox } from './mailbox.ts';

const mail = {
  to: 'anna@demo.example',
  from: 'Vonk <hallo@vonk.example>',
  subject: 'Hé, één ✉ voor jou',
  text: 'Ga naar https://vonk.example/activate/done?token=abc&x=1',
  html: '<p>Ga naar <a href="https://vonk.example/activate/done?token=abc&amp;x=1">hier</a><script>alert(1)</script></p>',
};

describe('the developer mailbox [OPS-1c]', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
    await service.platform.mailer.send(mail);
    await service.platform.mailer.send({ ...mail, to: 'bram@demo.example', subject: 'second' });
  });

  test('lists the sent mails with their links, newest first', async () => {
    const list = z.array(z.looseObject({ to: z.string(), subject: z.string() }));
    const all = z.parse(list, await (await service.get('/dev/mailbox.json')).json());
    expect(all.map(({ to }) => to)).toEqual(['bram@demo.example', 'anna@demo.example']);
    const some = z.parse(list, await (await service.get('/dev/mailbox.json?to=anna@demo.example')).json());
    expect(some).toEqual([
      {
        id: '1',
        kind: 'mail',
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        links: ['https://vonk.example/activate/done?token=abc&x=1'],
        sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
        headers: { From: mail.from, To: mail.to, Subject: mail.subject },
      },
    ]);
  });

  test('shows a readable page, with each mail in a sandbox', async () => {
    const page = await service.get('/dev/mailbox');
    const html = await page.text();
    expect(html).toContain('Hé, één ✉ voor jou');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const shown = await service.get('/dev/mailbox/1');
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await service.get('/dev/mailbox/99')).status).toBe(404);
  });

  test('does not exist outside the demo', async () => {
    const live = await startService({ demo: false });
    expect((await live.get('/dev/mailbox.json')).status).toBe(404);
  });

  test('keeps its mails over a restart, even with a truncated last line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-mailbox-'));
    await openMailbox(folder, systemClock).add({ ...mail, kind: 'mail' });
    await appendFile(join(folder, 'mailbox.jsonl'), '{"id":"2","to":"ha');
    const again = openMailbox(folder, systemClock);
    await again.add({ ...mail, kind: 'mail', to: 'bram@demo.example' });
    expect(
      openMailbox(folder, systemClock)
        .list()
        .map(({ id, to }) => [id, to]),
    ).toEqual([
      ['2', 'bram@demo.example'],
      ['1', 'anna@demo.example'],
    ]);
  });
});

describe('SMTP [OPS-2d]', () => {
  let server: MailServer;
  let service: TestService;
  const sendMail = job('content/send-mail', z.object({ to: z.string() }), { retrySeconds: 1 });

  beforeAll(async () => {
    server = await startMailServer();
    service = await startService({
      smtpUrl: server.url,
      extra: (registry) =>
        registry.job(
          jobHandler(sendMail, ({ to }, { mailer }) =>
            mailer.send({ ...mail, to, headers: { 'List-Unsubscribe': '<https://vonk.example/u>' } }),
          ),
        ),
    });
  });

  test('delivers a complete mail: sender, subject, both bodies and headers', async () => {
    await service.platform.jobs.send(sendMail, { to: 'anna@demo.example' });
    await eventually(() => expect(server.mails).toHaveLength(1));
    const [received] = server.mails;
    expect(received).toMatchObject({ from: 'hallo@vonk.example', to: ['anna@demo.example'] });
    expect(received?.parsed.subject).toBe(mail.subject);
    expect(received?.parsed.text?.trim()).toBe(mail.text);
    expect(received?.parsed.html).toContain('href="https://vonk.example');
    expect(received?.parsed.headers.has('list')).toBe(true);
  });

  test('retries once the mail server is no longer busy, and sends only once', async () => {
    server.refuse(1);
    await service.platform.jobs.send(sendMail, { to: 'bram@demo.example' });
    await eventually(() => expect(server.mails).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.mails).toHaveLength(2);
  });

  test('refuses an address that contains a second recipient', async () => {
    const sent = service.platform.mailer.send({ ...mail, to: 'a@demo.example, victim@demo.example' });
    await sent.catch(() => {});
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('victim@demo.example');
  });

  test('has no developer mailbox', async () => {
    expect((await service.get('/dev/mailbox')).status).toBe(404);
  });
});
