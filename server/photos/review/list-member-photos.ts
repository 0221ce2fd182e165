import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { listMemberPhotos, memberPhoto, memberPhotoPath } from '#contract/photos/list-member-photos.ts';
import { recordOperatorRead, servePicture } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { memberPhotoFile, memberPhotoRows } from './member-photos.sql.ts';
import { renderReviewImage } from './review-image.ts';

export const listMemberPhotosHandler = handler(listMemberPhotos, async (call, platform) => {
  const { member } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listMemberPhotos.name,
    members: [member],
  });
  const rows = await memberPhotoRows(platform.db, member);
  return {
    results: rows.map((row) => ({
      id: row.id,
      status: z.parse(memberPhoto.shape.status, row.status),
      reason: z.parse(memberPhoto.shape.reason, row.rejection),
      main: row.is_main,
      premium_only: row.premium_only,
      withheld: row.withheld,
      added_at: row.created_at.toISOString(),
    })),
  };
});

const smallSide = 320;

/** Serves any photo of a member to operators alone, and records each look before it answers (SAFE-5). */
export function serveMemberPhoto(fastify: FastifyInstance, platform: Platform): void {
  servePicture(fastify, platform, {
    path: memberPhotoPath,
    right: 'read-members',
    asked: z.object({ member: queryId, photo: queryId, size: z.enum(['small', 'whole']) }),
    pictureFor: async (operator, { member, photo, size }) => {
      const path = await memberPhotoFile(platform.db, member, photo);
      if (path === undefined) return null;
      await recordOperatorRead(platform, { operator, operation: 'photos/member-photo', members: [member] });
      return renderReviewImage(platform.storage, path, size === 'small' ? smallSide : undefined);
    },
  });
}
