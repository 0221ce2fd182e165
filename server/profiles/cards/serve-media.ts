import type { FastifyInstance } from 'fastify';
import type { Id } from '#contract/kit/id.ts';
import { mediaFile } from '#server/photos/door.ts';
import type { IdentifyMemberOf } from '#server/platform/http/identify-member.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { isOpenToVisitors, isWithinReach } from '../visibility/profiles.sql.ts';

/** Whether visitors may see a member's small main photo: the member and the site show members to visitors. */
async function maySeePicture({ db }: Platform, member: Id): Promise<boolean> {
  const open = await isOpenToVisitors(db, member);
  if (!open) return false;
  const { logged_out_search, logged_out_search_trafficsource } = siteById(open.site).settings;
  return logged_out_search !== 'none' || logged_out_search_trafficsource !== 'none';
}

/**
 * `GET /media/<path>-<size>.<format>` serves public images; `/media/signed/…` serves an image to one viewer
 * who may see more. A signed image needs the session it was given to, and each request checks whether the
 * viewer may open the profile. So a block takes effect at once (TRUST-3).
 */
export function serveMedia(
  fastify: FastifyInstance,
  platform: Platform,
  memberBehind: IdentifyMemberOf,
): void {
  const config = { charge: 'media' } as const;
  fastify.get<{ Params: { '*': string } }>('/media/*', { config }, async (request, reply) => {
    const file = await mediaFile(platform, request.params['*'], {
      viewer: () => memberBehind(request),
      opens: ({ member: viewer, site }, member) =>
        viewer === member
          ? Promise.resolve(true)
          : isWithinReach(platform.db, { site, member, viewer, reach: 'open' }),
      isOpenToVisitors: (member) => maySeePicture(platform, member),
    });
    if (!file) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', file.caching)
      .header('vary', 'cookie')
      .header('x-content-type-options', 'nosniff')
      .type(file.type)
      .send(file.bytes);
  });
}
