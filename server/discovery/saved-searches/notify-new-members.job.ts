import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Checks whether new members fit the saved searches of one member, and enqueues the mail if so (DISC-7). */
export const notifyNewMembersJob = job('discovery/tell-news', z.object({ member: id }), { forgotten: true });
