/**
 * The service as a process of its own, without pages, for tests that kill it. `TEST_REGISTER` names a module
 * whose `register` comes beside the domains'.
 */
import { flushCompileCache } from 'node:module';
import { run } from '#server/main/run.ts';
import type { Registry } from '#server/platform/http/registry.ts';

const registerOf = async (path: string | undefined): Promise<Array<(registry: Registry) => void>> => {
  if (path === undefined || path === '') return [];
  const { register }: { register: (registry: Registry) => void } = await import(path);
  return [register];
};

try {
  const extra = await registerOf(process.env.TEST_REGISTER);
  await run(process.env, { prepare: async () => {}, pages: async () => {}, extra });
  // It does not outlive its test, nor does its database.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Who is killed writes nothing at the end: the next one starts from compiled code.
  flushCompileCache();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
