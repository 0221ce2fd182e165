import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '#contract/accounts/sign-up.ts';
import { freePort } from '../service/free-port.ts';
import { inheritedEnv } from '../service/inherited-environment.ts';

export { proofHeader } from '#contract/kit/operation.ts';

/** Path of the sign-up, to which a journey watches the calls. */
export const signUpPath = signUp.path;

export interface StrictService {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the service of the journeys once more, with the budgets of a live service. */
export async function startStrictService(): Promise<StrictService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-strict-'));
  const port = await freePort();
  const { RATE_LIMITS: _relaxed, ...env } = inheritedEnv();
  const child = spawn(process.execPath, ['tests/support/journeys-main.ts'], {
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await new Promise((wait) => setTimeout(wait, 200));
  return {
    url,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
