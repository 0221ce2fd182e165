import { jobHandler } from '#server/platform/jobs/job.ts';
import { notifyNewMembersJob } from './notify-new-members.job.ts';
import { notifyNewMembers } from './notify-new-members.ts';

export const notifyNewMembersHandler = jobHandler(notifyNewMembersJob, ({ member }, platform) =>
  notifyNewMembers(platform, member),
);
