import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NotMeasured } from './benchmark.ts';

/**
 * The path of a system program, also outside PATH. If the program is missing, the benchmark is not measured.
 */
export function findProgram(name: string, debianPackage: string): string {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    ...globSync('/usr/lib/postgresql/*/bin'),
  ];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new NotMeasured(`${name} is missing: apt-get install ${debianPackage}`);
  return found;
}
