/**
 * The whole service as a process of its own, for tests that kill it: FAILPOINT arms a step, and so does a message later
 * on. Prints its address. The session cookie is believed to be the member's id.
 */
import { flushCompileCache } from 'node:module';
import { registers } from '#server/main/domains.ts';
import { wiring } from '#server/main/wiring.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { armFailpoint } from '#server/platform/failpoint.ts';
import { makeService } from '#server/platform/service.ts';
import { trustingWiring } from './members.ts';

const config = readConfig(process.env);
const { databaseUrl } = config;
if (databaseUrl === null) throw new Error('DATABASE_URL is needed');
const service = await makeService({
  config,
  databaseUrl,
  alone: true,
  registers,
  wiring: { ...wiring, ...trustingWiring },
});
process.on('message', (step) => {
  armFailpoint(typeof step === 'string' ? step : null);
  process.send?.('armed');
});
// It does not outlive its test.
process.on('disconnect', () => process.exit());
console.log(`listening ${await service.start()}`);
// Who is killed writes nothing at the end: the next one starts from compiled code.
flushCompileCache();
