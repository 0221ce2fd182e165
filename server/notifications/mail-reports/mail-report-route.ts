import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform } from '#server/platform/platform.ts';
import { processReport } from './process-report.ts';

/** Maximum size of a report. A bounce quotes the mail, and our mails are far smaller. */
const reportLimit = 1024 * 1024;

const wrapped = z.strictObject({ message: z.string() });

const isLetIn = (request: FastifyRequest, keys: Keys, secret: string | null): boolean => {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (secret === null || given === undefined) return false;
  // Compares hashes, so that the response time does not reveal the first difference.
  return keys.isMac('notifications/mail-hook', given, keys.mac('notifications/mail-hook', secret));
};

const messageOf = (body: Buffer): Buffer => {
  try {
    return Buffer.from(z.parse(wrapped, JSON.parse(body.toString('utf8'))).message, 'utf8');
  } catch {
    throw new Refusal('invalid_input');
  }
};

/**
 * `POST /api/mail-report.php`: receives mails to `bounce+…@` and `unsub+…@` from our mail server, raw as
 * `message/rfc822` or as JSON `{message}`, with the secret MAIL_HOOK_SECRET. The response is the same for
 * useful and useless reports, so it proves nothing (EML-10). Set-up: `docs/guide/receive-bounces.md`.
 */
export function mailReportRoute(app: FastifyInstance, platform: Platform): void {
  const { keys, config } = platform;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['message/rfc822', 'application/json'],
    { parseAs: 'buffer', bodyLimit: reportLimit },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/api/mail-report.php',
    {
      onRequest: async (request, reply) => {
        if (isLetIn(request, keys, config.mailHookSecret)) return;
        await reply.code(401).header('www-authenticate', 'Bearer').send();
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw new Refusal('invalid_input');
      const isJson = request.headers['content-type']?.startsWith('application/json') === true;
      await processReport(platform, isJson ? messageOf(body) : body);
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}
