/**
 * The service as a process of its own, without pages, for tests that kill it. `TEST_REGISTER` names a module
 * whose `register` comes beside the domains'.
 */
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
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
