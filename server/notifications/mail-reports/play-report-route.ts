import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isSameOrigin } from '#server/platform/http/csrf-check.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { returnPathHeader } from '#server/platform/mail/mailbox.ts';
import type { Platform } from '#server/platform/platform.ts';
import { madeReport } from './made-report.ts';
import { processReport } from './process-report.ts';

const asked = z.object({ id: z.string(), report: z.enum(['bounce', 'complaint']) });

/**
 * `POST /dev/mailbox/<id>/bounce` and `/complaint`: plays what a mail server or a provider would report about
 * a mail of the developer mailbox. Only in the demo, whose mails reach nobody.
 */
export function playReportRoute(app: FastifyInstance, platform: Platform): void {
  const { mailbox, config } = platform;
  if (mailbox === null) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );
  app.post('/dev/mailbox/:id/:report', async (request, reply) => {
    if (!isSameOrigin(request.headers, request.host, config.publicUrl)) throw new Refusal('cross_site');
    const given = z.safeParse(asked, request.params);
    const mail = given.success ? mailbox.list().find(({ id }) => id === given.data.id) : undefined;
    const returnPath = mail?.headers?.[returnPathHeader];
    if (!given.success || mail?.headers === undefined || returnPath === undefined)
      throw new Refusal('not_found');
    await processReport(platform, madeReport(given.data.report, { returnPath, headers: mail.headers }));
    return reply.redirect(`/dev/mailbox?to=${encodeURIComponent(mail.to)}&played=${given.data.report}`, 303);
  });
}
