import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { noticePicturePath } from '#contract/profiles/notice-subject.ts';
import { servePicture } from '#server/operators/door.ts';
import { renderReviewImage } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { heldComplaint, subjectOfNotice } from '#server/safety/door.ts';
import { noticePictureRows } from './notice-members.sql.ts';

/** The pictures of the member of a notice, only for the operator who holds the notice (SAFE-2). */
export function serveNoticePicture(fastify: FastifyInstance, platform: Platform): void {
  const { db, storage } = platform;
  servePicture(fastify, platform, {
    path: noticePicturePath,
    right: 'moderate',
    asked: z.object({ complaint: queryId, picture: queryId }),
    pictureFor: async (operator, { complaint, picture }) => {
      const held = await heldComplaint(db, complaint, operator);
      const subject = held && (await subjectOfNotice(db, complaint));
      if (subject === undefined) return null;
      const pictures = await noticePictureRows(db, subject.member_id, subject.path);
      const path = pictures.find(({ id }) => id === picture)?.path;
      return path === undefined ? null : renderReviewImage(storage, path);
    },
  });
}
