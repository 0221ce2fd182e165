import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Where a site reviews by itself, a photo passes a few seconds after it came. */
export const passPhotoJob = job('photos/pass-photo', z.object({ member: id, photo: id }));
