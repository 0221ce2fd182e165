import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Role } from '#contract/operators/roles.ts';
import { journeyData, journeyPort } from '../browser/journey-data.ts';

const runFile = promisify(execFile);

/** The path of a set-up link as the command prints it, beside the running service (SAFE-2). */
export async function createOperatorLink(email: string, role: Role = 'administrator'): Promise<string> {
  const command = ['server/main/operator.ts', `--email=${email}`, `--roles=${role}`];
  const { stdout } = await runFile(process.execPath, command, {
    env: {
      ...process.env,
      DATA_DIR: journeyData,
      PORT: String(journeyPort),
      NODE_ENV: 'production',
      DEMO: '1',
    },
  });
  const { pathname, search } = new URL(stdout.trim());
  return pathname + search;
}
