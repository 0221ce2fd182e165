import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

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

const run = promisify(execFile);

/** Writes input that is too long for a command line to a file. */
const written = async (input: unknown): Promise<{ file: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-input-'));
  const file = join(folder, 'input.json');
  await writeFile(file, JSON.stringify(input));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Runs a script of this folder as a separate process. Returns its final output, parsed as JSON. */
export async function runChild<Told extends z.ZodMiniType>(
  script: string,
  input: unknown,
  told: Told,
): Promise<z.output<Told>> {
  const { file, remove } = await written(input);
  try {
    const { stdout } = await run(process.execPath, [`${import.meta.dirname}/${script}`, file]);
    return z.parse(told, JSON.parse(stdout));
  } finally {
    await remove();
  }
}

/** Starts a script of this folder that prints `ready` and keeps running. */
export async function startScript(
  script: string,
  input: unknown,
  { flags = [], ready = /ready (.*)/ }: { flags?: readonly string[]; ready?: RegExp } = {},
): Promise<Awaited<ReturnType<typeof startChild>>> {
  const { file, remove } = await written(input);
  const started = await startChild(
    process.execPath,
    [...flags, `${import.meta.dirname}/${script}`, file],
    ready,
  );
  return {
    ...started,
    async stop() {
      await started.stop();
      await remove();
    },
  };
}
