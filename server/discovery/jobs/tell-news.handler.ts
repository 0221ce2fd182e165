import { jobHandler } from '#server/platform/jobs/job.ts';
import { tellNews } from '../actions/tell-news.ts';
import { tellNewsJob } from './tell-news.job.ts';

export const tellNewsOfMember = jobHandler(tellNewsJob, ({ member }, platform) => tellNews(platform, member));
