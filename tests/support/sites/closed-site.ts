import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { journeyData, journeyPort } from '../browser/journey-data.ts';

const runFile = promisify(execFile);

/** A site that takes new members by invitation alone, and tells nobody who has an account. */
export const closedHost = 'closed.localhost';

/** A code as the operator makes one, beside the running service (ACC-3). */
export async function inviteTo(host: string): Promise<string> {
  const { stdout } = await runFile(process.execPath, ['server/main/invite.ts', `--site=${host}`], {
    env: {
      ...process.env,
      DATA_DIR: journeyData,
      PORT: String(journeyPort),
      NODE_ENV: 'production',
      DEMO: '1',
    },
  });
  const [code] = stdout.trim().split(/\s/);
  if (!code) throw new Error(`no code in: ${stdout}`);
  return code;
}
