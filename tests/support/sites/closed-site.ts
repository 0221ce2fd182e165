import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { journeyData, journeyPort } from '../browser/journey-data.ts';

const runFile = promisify(execFile);

/** A site that accepts new members by invitation only and never reveals who has an account. */
export const closedHost = 'closed.localhost';

/** Creates an invitation code with the operator's command, beside the running service (ACC-3). */
export async function createInviteCode(host: string): Promise<string> {
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
