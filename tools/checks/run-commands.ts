import { spawn } from 'node:child_process';

export interface Command {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Outcome extends Command {
  readonly failed: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs one command of the project (npm adds `node_modules/.bin` to the path) and collects its output. */
export function run(command: Command): Promise<Outcome> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command.command, command.args, {
      env: { ...process.env, ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const end = (failed: boolean, more = '') =>
      resolve({
        ...command,
        failed,
        output: Buffer.concat(output).toString().trim() + more,
        seconds: (Date.now() - started) / 1000,
      });
    child.on('error', (error) => end(true, `${command.command}: ${error.message}`));
    child.on('close', (code) => end(code !== 0));
  });
}

/**
 * Runs all commands, `parallel` at a time. Prints one line per command, and the output of failed commands
 * (and warnings of others). Sets the exit code; never throws.
 */
export async function runAll(commands: readonly Command[], parallel = 2): Promise<boolean> {
  const waiting = [...commands];
  let allPassed = true;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await run(next);
      if (outcome.output) console.log(outcome.output);
      console.log(`${outcome.failed ? 'FAILED' : 'ok'}  ${outcome.name} (${outcome.seconds.toFixed(1)} s)`);
      if (outcome.failed) allPassed = false;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  if (!allPassed) process.exitCode = 1;
  return allPassed;
}
