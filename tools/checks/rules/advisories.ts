import * as z from 'zod/mini';

/** A known weakness of a package, for versions from `from` up to but without `below`. */
export interface Advisory {
  readonly name: string;
  readonly from: string;
  readonly below: string;
  readonly severity: string;
  readonly id: string;
}

export const advisoryList = z.array(
  z.object({
    name: z.string(),
    from: z.string(),
    below: z.string(),
    severity: z.string(),
    id: z.string(),
  }),
);

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })),
});

export interface Installed {
  readonly name: string;
  readonly version: string;
}

/** Every package of a lock file with its version, also packages inside others. */
export const installedIn = (lock: string): Installed[] =>
  Object.entries(z.parse(lockFile, JSON.parse(lock)).packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
    }));

interface Parts {
  readonly numbers: readonly number[];
  /** Empty for a release, such as `beta.1` for a version before it. */
  readonly before: string;
}

const partsOf = (version: string): Parts => {
  const [release = '', ...before] = (version.split('+')[0] ?? '').split('-');
  return { numbers: release.split('.').map(Number), before: before.join('-') };
};

/** Orders two versions. A version before a release comes before it. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  const length = Math.max(left.numbers.length, right.numbers.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (left.numbers[at] ?? 0) - (right.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.before === right.before) return 0;
  if (left.before === '' || right.before === '') return left.before === '' ? 1 : -1;
  return left.before.localeCompare(right.before, 'en', { numeric: true });
}

/** The installed packages that an advisory is about, one line each. */
export const advisoryFindings = (
  installed: readonly Installed[],
  advisories: readonly Advisory[],
): string[] =>
  installed.flatMap(({ name, version }) =>
    advisories
      .filter(
        (advisory) =>
          advisory.name === name &&
          compareVersions(version, advisory.from) >= 0 &&
          compareVersions(version, advisory.below) < 0,
      )
      .map(({ id, severity, below }) => `${name} ${version}: ${id} (${severity}), repaired in ${below}`),
  );
