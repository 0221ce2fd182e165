import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readUnsubscribeToken } from '../suppressions/mail-token.ts';
import { changeMailFrequency } from './change-mail-frequency.ts';

const query = z.object({ token: z.string() });

/**
 * `POST /unsubscribe?token=…`: ends optional mails with one click in a mail program (RFC 8058). Mail programs
 * send neither cookie nor CSRF proof, and their form data is ignored; the token in the address decides. The
 * response is always an immediate 200, never a redirect. A GET of this address shows the page and changes
 * nothing.
 */
export function unsubscribeRoute(app: FastifyInstance, { keys, clock, transact }: Platform): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, _body, done) =>
    done(null),
  );
  app.post('/unsubscribe', { config: { charge: 'unsubscribe' } }, async (request, reply) => {
    const given = z.safeParse(query, request.query);
    const token = given.success ? readUnsubscribeToken(keys, given.data.token) : null;
    if (token === null) throw new Refusal('not_found');
    await transact(({ db }) => changeMailFrequency(db, keys, token, 'none', clock.now()));
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK\n');
  });
}
