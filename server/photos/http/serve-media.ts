import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { imageOfSize } from '../actions/image-of-size.ts';
import { mediaPath } from '../rules/media-path.ts';
import { isMembersPath } from '../rules/members-path.ts';
import { isShown } from '../store/own-photos.ts';

// A path names its picture for good: another picture gets another path.
const forEver = 'public, max-age=31536000, immutable';

// A member may go away: then no cache between us has their photo, and a browser not for long.
const forAnHour = 'private, max-age=3600';

/** `GET /media/<path>-<size>.webp`: the shared images (PROF-3); of a member's photos only what is shown now (GDPR-8). */
export function serveMedia(fastify: FastifyInstance, { db, storage }: Platform): void {
  fastify.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const asked = mediaPath(request.params['*']);
    const ofMember = asked !== null && isMembersPath(asked.path);
    const shown = asked !== null && (!ofMember || (await isShown(db, asked.path)));
    const bytes = shown ? await imageOfSize(storage, asked.path, asked.size) : null;
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', ofMember ? forAnHour : forEver)
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
