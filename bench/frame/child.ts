import { type ChildProcess, spawn } from 'node:child_process';

/** Starts a separate process (its own core) and resolves when it prints a matching line. */
export function startChild(
  command: string,
  args: readonly string[],
  ready: RegExp,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ match: RegExpMatchArray; child: ChildProcess; stop(): Promise<void> }> {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const match = said.match(ready);
      if (match) resolve({ match, child, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${said.slice(-2000)}`)));
  });
}
