import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Right } from '#contract/kit/right.ts';
import { hasRight } from '#server/platform/http/admit-operator.ts';
import { readCookies } from '#server/platform/http/cookies.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isSecure } from '#server/platform/http/visitor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { identifyOperator } from './operator-session.ts';
import { recordRefusedAuthority } from './security-log/record-refused-authority.ts';

interface ConsolePicture<Asked extends z.ZodMiniType> {
  readonly path: string;
  readonly right: Right;
  readonly asked: Asked;
  /** Null if there is no image that this operator may see now. */
  pictureFor(operator: Id, asked: z.output<Asked>): Promise<Uint8Array | null>;
}

/** Serves a WebP image of the console to operators with the right only, with no caching (SAFE-2). */
export function servePicture<Asked extends z.ZodMiniType>(
  fastify: FastifyInstance,
  platform: Platform,
  { path, right, asked, pictureFor }: ConsolePicture<Asked>,
): void {
  fastify.get(path, async (request, reply) => {
    const cookies = readCookies(request.headers.cookie, isSecure(request, platform.config));
    const caller = await identifyOperator(cookies, platform);
    if (caller === null) throw new Refusal('operator_required');
    if (!hasRight(caller, right)) {
      const from = { operation: 'operators/serve-picture', operator: caller.operator };
      const userAgent = request.headers['user-agent'] ?? '';
      await recordRefusedAuthority(platform, { ...from, ip: request.ip, userAgent }, undefined);
      throw new Refusal('right_required');
    }
    const query = z.safeParse(asked, request.query);
    const picture = query.success ? await pictureFor(caller.operator, query.data) : null;
    if (picture === null) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
  });
}
