import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** On a site with automatic review, approves a photo a few seconds after its upload. */
export const passPhotoJob = job('photos/pass-photo', z.object({ member: id, photo: id }));
