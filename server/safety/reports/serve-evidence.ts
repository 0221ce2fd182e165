import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { evidencePath } from '#contract/safety/report-case.ts';
import { servePicture } from '#server/operators/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { evidenceKey } from './evidence-key.ts';
import { holdsPicture } from './report-pictures.sql.ts';

/** Serves a photo as it was when it was reported, to the operator who holds the case (SAFE-2). */
export function serveEvidence(fastify: FastifyInstance, platform: Platform): void {
  const { db, clock, storage } = platform;
  servePicture(fastify, platform, {
    path: evidencePath,
    asked: z.object({ picture: queryId }),
    pictureFor: async (operator, { picture }) => {
      const key = evidenceKey(picture);
      const isTheirs = await holdsPicture(db, operator, picture, clock.now());
      return isTheirs && (await storage.exists(key)) ? storage.get(key) : null;
    },
  });
}
