import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';
import type { Statement } from './record-statements.ts';

const run = promisify(execFile);

export interface Pgbench {
  /** Scripts per second, picked randomly. */
  perSecond(): Promise<number>;
  close(): Promise<void>;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value instanceof Date) return quoted(value.toISOString());
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  if (Array.isArray(value)) return quoted(`{${value.join(',')}}`);
  if (typeof value === 'string') return quoted(value);
  throw new Error(`pgbench cannot write a value of type ${typeof value}.`);
};

const written = ({ sql, parameters }: Statement): string =>
  `${sql.replace(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]))};`;

/**
 * Runs the same SQL without the service. Each script holds the statements of one call with literal values.
 * The extended protocol and the number of connections match our driver and the load.
 */
export async function openPgbench(
  databaseUrl: string,
  scripts: ReadonlyArray<readonly Statement[]>,
  options: { readonly seconds?: number; readonly connections?: number } = {},
): Promise<Pgbench> {
  const pgbench = findProgram('pgbench', 'postgresql-contrib');
  const folder = await mkdtemp(join(tmpdir(), 'vonk-pgbench-'));
  const files = scripts.map((_, index) => join(folder, `${index}.sql`));
  await Promise.all(
    files.map((file, index) => writeFile(file, `${scripts[index]?.map(written).join('\n')}\n`)),
  );
  const connections = String(options.connections ?? 8);
  return {
    async perSecond() {
      const { stdout } = await run(pgbench, [
        ...['-n', '-M', 'extended', '-c', connections, '-j', '1', '-T', String(options.seconds ?? 4)],
        ...files.flatMap((file) => ['-f', file]),
        databaseUrl,
      ]);
      const perSecond = /^tps = ([\d.]+) \(without/m.exec(stdout)?.[1];
      if (perSecond === undefined) throw new Error(`pgbench printed no figure:\n${stdout.slice(-1000)}`);
      return Number(perSecond);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
