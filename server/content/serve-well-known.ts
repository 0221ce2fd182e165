import type { FastifyInstance } from 'fastify';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { type RequestedSite, requestedSite, sendFile } from './site-file.ts';

/** RFC 9116 asks for an end within a year. Each answer names a new one. */
const validDays = 180;

/** Names the contact for weaknesses, in the form of RFC 9116. Without a support address it is the complaints page. */
function securityTextOf({ site, origin }: RequestedSite, now: Date): string {
  const { support_email: email } = site.settings;
  const contact = email === '' ? new URL('/complaints', origin).href : `mailto:${email}`;
  return [
    `Contact: ${contact}`,
    // Whole days, so that all answers of a day are equal.
    `Expires: ${addDays(now, validDays).toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en, nl',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}

/** Serves the contact for weaknesses, and leads password managers to the change of the password (OPS-8). */
export function serveWellKnown(fastify: FastifyInstance, platform: Platform): void {
  fastify.get('/.well-known/security.txt', async (request, reply) =>
    sendFile(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: securityTextOf(requestedSite(request, platform), platform.clock.now()),
      seconds: daySeconds,
    }),
  );
  fastify.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect('/settings/account#password', 302),
  );
}
