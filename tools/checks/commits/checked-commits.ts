import { spawnSync } from 'node:child_process';

interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/** The last commit before the rule for subjects. */
export const lastUnchecked = '75a234d8';

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', ['-c', `safe.directory=${folder}`, ...args], { cwd: folder, encoding: 'utf8' });

/**
 * The commits after `base`, without merges; null without a repository. A shallow clone may lack the base: all
 * its commits are then newer, and all are checked. A history that never contained the base yields none.
 */
export function checkedCommits(folder: string, base = lastUnchecked): Commit[] | null {
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository');
  if (shallow.status !== 0) return null;
  const hasBase = git(folder, 'merge-base', '--is-ancestor', `${base}^{commit}`, 'HEAD').status === 0;
  if (!hasBase && shallow.stdout.trim() !== 'true') return [];
  const range = hasBase ? `${base}..HEAD` : 'HEAD';
  const log = git(folder, 'log', '--no-merges', '--format=%H %s', range);
  if (log.status !== 0) throw new Error(log.stderr);
  return log.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}
