/**
 * The whole service as a separate process, for tests that kill it.
 * - FAILPOINT arms a step, and so does a later message.
 * - Other messages move the clock and run a job at once.
 * - The process prints its address.
 * - The value of the session cookie is trusted as the member's id.
 */
import { flushCompileCache } from 'node:module';
import * as z from 'zod/mini';
import { registers } from '#server/main/domains.ts';
import { wiring } from '#server/main/wiring.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { armFailpoint } from '#server/platform/failpoint.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { makeService } from '#server/platform/service.ts';
import { memberIdCookieWiring } from '../people/members.ts';
import { movableClock } from './movable-clock.ts';

const config = readConfig(process.env);
const { databaseUrl } = config;
if (databaseUrl === null) throw new Error('DATABASE_URL is needed');
const clock = movableClock();
const jobs = new Map<string, JobHandler>();
const noting = (registry: Registry): Registry => ({
  ...registry,
  job(handler) {
    jobs.set(handler.job.name, handler);
    registry.job(handler);
  },
});
const service = await makeService({
  config,
  databaseUrl,
  alone: true,
  registers: registers.map((register) => (registry: Registry) => register(noting(registry))),
  wiring: { ...wiring, ...memberIdCookieWiring },
  clock,
});

const message = z.object({
  arm: z.optional(z.string()),
  forward: z.optional(z.number()),
  run: z.optional(z.string()),
});

process.on('message', async (sent) => {
  const { arm, forward, run } = z.parse(message, sent);
  if (arm !== undefined) armFailpoint(arm);
  if (forward !== undefined) clock.forward(forward);
  if (run !== undefined) await jobs.get(run)?.run({}, service.platform);
  process.send?.('done');
});
// The process must not outlive its test.
process.on('disconnect', () => process.exit());
console.log(`listening ${await service.start()}`);
// A killed process writes no cache at its end. Writing it now lets the next process start from compiled code.
flushCompileCache();
