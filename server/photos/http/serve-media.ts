import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { imageOfSize } from '../actions/image-of-size.ts';
import { isPrivatePath } from '../private-path.ts';
import { mayOpen } from '../rules/may-open.ts';
import { type MediaPath, mediaPath } from '../rules/media-path.ts';
import { isMembersPath } from '../rules/members-path.ts';
import { isSigned } from '../rules/signed-path.ts';
import { keptPhotoAt } from '../store/kept-photos.ts';

// A path names its picture for good: another picture gets another path.
const forEver = 'public, max-age=31536000, immutable';

// What everybody may see of a member, who may go away: no cache between us has it, and a browser not for long.
const forAnHour = 'private, max-age=3600';

// What was given to one person alone: whoever uses their browser after them does not find it there (GDPR-15).
const never = 'private, no-store';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** How the picture may be kept, null where it may not be seen: expired, changed, or not open to this grade (any more). */
const cachingOf = async (
  { db, keys, clock }: Platform,
  { path, size, claim }: MediaPath,
): Promise<string | null> => {
  if (isPrivatePath(path)) return null;
  if (claim !== null && !isSigned(keys, claim, path, clock.now())) return null;
  if (claim !== null && (claim.grade === 'blur') !== (size === 'blur')) return null;
  if (!isMembersPath(path)) return claim === null ? forEver : never;
  const photo = await keptPhotoAt(db, path);
  if (photo === undefined || !mayOpen(claim?.grade ?? null, photo)) return null;
  return claim === null ? forAnHour : never;
};

/**
 * `GET /media/<path>-<size>.<format>`: images everybody may see (PROF-3); `/media/signed/…` is what somebody was given who
 * may see more (PROF-6, GDPR-15). Of a member's photos only what may be shown now (GDPR-8).
 */
export function serveMedia(fastify: FastifyInstance, platform: Platform): void {
  fastify.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const asked = mediaPath(request.params['*']);
    const caching = asked && (await cachingOf(platform, asked));
    const bytes = asked && caching ? await imageOfSize(platform.storage, asked) : null;
    if (!asked || !caching || !bytes) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', caching)
      .header('x-content-type-options', 'nosniff')
      .type(types[asked.format])
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
