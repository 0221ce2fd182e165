import { jobHandler } from '#server/platform/jobs/job.ts';
import { tellNewsJob } from './notify-new-members.job.ts';
import { tellNews } from './notify-new-members.ts';

export const tellNewsOfMember = jobHandler(tellNewsJob, ({ member }, platform) => tellNews(platform, member));
