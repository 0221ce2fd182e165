import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportFilePath } from '#contract/accounts/get-export.ts';
import type { Id } from '#contract/kit/id.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { isSameOrigin } from '#server/platform/http/csrf-check.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isSecure } from '#server/platform/http/visitor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { identify } from '../sessions/identify.ts';
import { openExportFile } from './export-file.ts';
import { claimExport, clearExportFile, holdExport, markExportFetched } from './exports.sql.ts';

/**
 * Seconds that a download holds its export. A running download renews the hold; if its process dies, the hold
 * ends.
 */
const holdSeconds = 120;

/** Ends the download: deletes the export if the whole file was sent, otherwise allows a retry. */
const settle = async (platform: Platform, id: Id, key: string, complete: boolean): Promise<void> => {
  if (!complete) return holdExport(platform.db, id, null);
  const now = platform.clock.now();
  await markExportFetched(platform.db, id, now);
  await platform.storage.delete(key);
  await clearExportFile(platform.db, id, now);
};

const follow = (platform: Platform, reply: FastifyReply, id: Id, key: string): void => {
  const { db, clock, log } = platform;
  const warn = (error: unknown) => log.warn({ err: error }, 'failed to record the download of an export');
  const hold = setInterval(
    () => holdExport(db, id, addSeconds(clock.now(), holdSeconds)).catch(warn),
    (holdSeconds * 1000) / 4,
  );
  hold.unref();
  reply.raw.once('close', () => {
    clearInterval(hold);
    // If the file could not be opened, an error was sent completely instead.
    const complete = reply.raw.writableFinished && reply.raw.statusCode === 200;
    settle(platform, id, key, complete).catch(warn);
  });
};

/**
 * `GET /api/export-file.php`: serves the member's finished export to their own login only, and once (GDPR-7).
 * - The file is deleted with the last byte. An interrupted download may be retried.
 * - If two downloads arrive at once, one gets the file.
 * - A foreign page cannot trigger the download.
 */
export function serveExport(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, config } = platform;
  fastify.get<{ Querystring: { domain?: unknown } }>(
    exportFilePath,
    // A HEAD request would use up the export.
    { exposeHeadRoute: false, config: { charge: 'document' } },
    async (request, reply) => {
      const { headers, host, hostname, query } = request;
      if (!isSameOrigin(headers, host, config.publicUrl)) throw new Refusal('cross_site');
      const site = siteOfHost(hostname, typeof query.domain === 'string' ? query.domain : null);
      const caller = await identify(readCookies(headers.cookie, isSecure(request, config)), platform);
      if (caller?.site !== site.id) throw new Refusal('authentication_required');
      const now = clock.now();
      const { member } = caller;
      const from = { ip: request.ip, userAgent: headers['user-agent'] ?? '' };
      const taken = await platform.transact(async (unit) => {
        const claimed = await claimExport(unit.db, { member, now, until: addSeconds(now, holdSeconds) });
        if (claimed) await recordSecurityEvent(unit.db, platform, { kind: 'export_fetched', member, from });
        return claimed;
      });
      if (!taken) throw new Refusal('not_found');
      const file = await openExportFile(platform, taken.key).catch(async (error: unknown) => {
        await holdExport(db, taken.id, null);
        throw error;
      });
      // The client disconnected meanwhile, so no event will end this download.
      if (reply.raw.destroyed) {
        file.destroy();
        await holdExport(db, taken.id, null);
        return reply.hijack();
      }
      follow(platform, reply, taken.id, taken.key);
      const day = now.toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(file);
    },
  );
}
