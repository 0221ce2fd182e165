/**
 * The service as a separate process without pages, for tests that kill it. `TEST_REGISTER` names a module
 * whose `register` runs after those of the domains.
 */
import { flushCompileCache } from 'node:module';
import { run } from '#server/main/run.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import { revealAccounts } from '../sites/reveal-accounts.ts';

const registerOf = async (path: string | undefined): Promise<Array<(registry: Registry) => void>> => {
  if (path === undefined || path === '') return [];
  const { register }: { register: (registry: Registry) => void } = await import(path);
  return [register];
};

try {
  const extra = [revealAccounts, ...(await registerOf(process.env.TEST_REGISTER))];
  await run(process.env, { prepare: async () => {}, pages: async () => {}, extra });
  // The process and its database must not outlive the test.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A killed process writes no cache at its end. Writing it now lets the next process start from compiled
  // code.
  flushCompileCache();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
