import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { answerFindings } from './answer-findings.sql.ts';

/**
 * Runs nightly: compares each message to a fictional profile with its answer or its credits (SAFE-6). Logs
 * the differences as an error and corrects nothing.
 */
export const verifyAnswersJob = job('chat/verify-answers', z.object({}), {
  cron: '37 4 * * *',
  timeoutSeconds: 600,
});

export const verifyAnswersHandler = jobHandler(verifyAnswersJob, async (_payload, { db, clock, log }) => {
  const found = await answerFindings(db, clock.now());
  if (found.length === 0) return;
  const kinds = Map.groupBy(found, ({ finding }) => finding);
  const summary = Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]));
  log.error(summary, 'messages to fictional profiles have neither an answer nor their credits');
});
