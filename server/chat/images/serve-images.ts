import type { FastifyInstance } from 'fastify';
import { imagesPath } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import { uncroppedImage } from '#server/photos/door.ts';
import type { IdentifyMemberOf } from '#server/platform/http/identify-member.ts';
import type { Identity } from '#server/platform/http/wiring.ts';
import type { Platform } from '#server/platform/platform.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { isForViewer, parseImageAddress, type RequestedImage } from './image-address.ts';
import { imageAtPath, maySeeImage } from './message-images.sql.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Whether the two members may still meet. A block or a closed account revokes access granted earlier
 * (GDPR-8).
 */
const meet = async ({ db }: Platform, { member, site }: Identity, path: string): Promise<boolean> => {
  const row = await imageAtPath(db, path);
  const sender: Id | undefined = row?.sender_id;
  if (sender === undefined) return false;
  return sender === member || mayMeet(db, site, sender, member);
};

const mayOpen = async (
  platform: Platform,
  viewer: Identity | null,
  asked: RequestedImage,
): Promise<boolean> => {
  if (viewer === null) return false;
  const { db, keys, clock } = platform;
  if (!isForViewer(keys, asked, viewer.member, clock.now())) return false;
  return (await maySeeImage(db, asked, viewer.member)) && meet(platform, viewer, asked.path);
};

/**
 * Serves the pictures of messages. The address works only for the logged-in member it was made for, until it
 * expires, and while that member may see the picture (CHAT-10, GDPR-15). Responses are never cached.
 */
export function serveImages(
  fastify: FastifyInstance,
  platform: Platform,
  memberBehind: IdentifyMemberOf,
): void {
  const config = { charge: 'media' } as const;
  fastify.get<{ Params: { '*': string } }>(`${imagesPath}*`, { config }, async (request, reply) => {
    const asked = parseImageAddress(request.params['*']);
    const open = asked && (await mayOpen(platform, await memberBehind(request), asked));
    const bytes = asked && open ? await uncroppedImage(platform.storage, asked) : null;
    if (!asked || !bytes) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type(types[asked.format])
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
