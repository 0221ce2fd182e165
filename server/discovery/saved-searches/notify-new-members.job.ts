import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { notifyNewMembers } from './notify-new-members.ts';

/** Checks whether new members fit the saved searches of one member, and enqueues the mail if so (DISC-7). */
export const notifyNewMembersJob = job('discovery/tell-news', z.object({ member: id }), { forgotten: true });

export const notifyNewMembersHandler = jobHandler(notifyNewMembersJob, ({ member }, platform) =>
  notifyNewMembers(platform, member),
);
