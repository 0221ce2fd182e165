import type { FastifyInstance } from 'fastify';
import { queryId } from '#contract/kit/id.ts';
import { stepUpMinutes } from '#contract/kit/second-step.ts';
import { evidenceFilePath, mostFetches } from '#contract/safety/evidence-export.ts';
import { identifyOperator, recordAction, recordRefusedAuthority } from '#server/operators/door.ts';
import { hasRight } from '#server/platform/http/admit-operator.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { isSameOrigin } from '#server/platform/http/csrf-check.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isSecure } from '#server/platform/http/visitor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addMinutes } from '#server/platform/time.ts';
import { countFetch } from '#server/safety/door.ts';

/**
 * `GET ?export=…`: the ZIP of an export, for the operator who asked for it alone (CSAM-2).
 * - It needs the right, a fresh proof of the second factor, and the approval of a second operator.
 * - Each download is counted and recorded before the first byte. The file is served three times within a day.
 * - A foreign page cannot trigger a download.
 */
export function serveEvidenceFile(fastify: FastifyInstance, platform: Platform): void {
  const { clock, config, storage, keys } = platform;
  fastify.get<{ Querystring: { export?: unknown } }>(
    evidenceFilePath,
    { exposeHeadRoute: false, config: { charge: 'document' } },
    async (request, reply) => {
      const { headers, host, query } = request;
      if (!isSameOrigin(headers, host, config.publicUrl)) throw new Refusal('cross_site');
      const caller = await identifyOperator(readCookies(headers.cookie, isSecure(request, config)), platform);
      if (caller === null) throw new Refusal('operator_required');
      const { operator } = caller;
      if (!hasRight(caller, 'moderate')) {
        const from = { operation: 'accounts/fetch-evidence', operator, ip: request.ip };
        await recordRefusedAuthority(
          platform,
          { ...from, userAgent: headers['user-agent'] ?? '' },
          undefined,
        );
        throw new Refusal('right_required');
      }
      const now = clock.now();
      if (caller.provenAt < addMinutes(now, -stepUpMinutes))
        throw new Refusal('step_up_required', { minutes: stepUpMinutes });
      const asked = queryId.safeParse(query.export);
      const taken = await platform.transact(async (unit) => {
        const id = asked.data ?? 0;
        const fetched = await countFetch(unit.db, { id, operator, now, most: mostFetches });
        if (fetched === undefined) throw new Refusal('not_found');
        const { member_id: member, fetched: number } = fetched;
        await recordAction(unit, {
          ...{ operator, action: 'accounts/fetch-evidence', member, subject: id, at: now },
          details: { number },
        });
        return fetched;
      });
      const file = keys.openStream('accounts/evidence-export', await storage.stream(taken.storage_key));
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="evidence-${asked.data}.zip"`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(file);
    },
  );
}
