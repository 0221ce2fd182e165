import { spawnSync } from 'node:child_process';

export const maximumSubject = 72;

/** Verbs that end like a past form or a third person, but are imperative. */
const imperative = new Set(
  [
    ['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'shed', 'speed', 'succeed'],
    ['alias', 'bias', 'bus', 'canvas', 'focus'],
    ['bring', 'ping', 'ring', 'spring', 'string', 'swing', 'wing'],
  ].flat(),
);

/** Words that begin a clause or a noun phrase, never an imperative. */
const neverFirst = new Set(
  [
    [
      'a',
      'an',
      'the',
      'this',
      'that',
      'these',
      'those',
      'it',
      'its',
      'there',
      'our',
      'no',
      'nothing',
      'nobody',
    ],
    [
      'who',
      'whoever',
      'whom',
      'whose',
      'what',
      'whatever',
      'which',
      'where',
      'when',
      'why',
      'how',
      'if',
      'so',
    ],
    ['of', 'on', 'in', 'with', 'without', 'from', 'for', 'to', 'at', 'by', 'under', 'after', 'before', 'as'],
    ['one', 'two', 'three', 'four', 'both', 'all', 'each', 'every', 'some', 'many', 'several', 'another'],
    ['and', 'but', 'not', 'new', 'more'],
  ].flat(),
);

/** Words after a noun that begins a statement: `Order of imports`, `Time is over`. */
const afterNoun = new Set(['of', 'is', 'are', 'was', 'were', 'has', 'have', 'that', 'who', 'which']);

/** Verbs before a clause with `that` or `which`. */
const beforeThat = new Set(['check', 'ensure', 'log', 'prove', 'record', 'say', 'test']);
const clauses = new Set(['that', 'which']);

function moodProblem(subject: string): string | undefined {
  const [first = '', second = ''] = subject.split(' ');
  if (!/^[A-Z][a-z-]+$/.test(first)) return `begins with '${first}': begin with a capitalised verb`;
  const word = first.toLowerCase();
  if (neverFirst.has(word) || (afterNoun.has(second) && !(clauses.has(second) && beforeThat.has(word))))
    return `begins with '${first}': begin with an imperative verb`;
  const isInflected = /(?:[^s]s|ed|ing)$/.test(word) && !/(?:us|ss)$/.test(word);
  return isInflected && !imperative.has(word)
    ? `'${first}': use the imperative: 'Add', not 'Adds'`
    : undefined;
}

/** Problems of a commit subject: its length, its full stop and the mood of its first word. */
export function subjectProblems(subject: string): string[] {
  const mood = moodProblem(subject);
  return [
    ...(subject.length > maximumSubject ? [`${subject.length} characters, at most ${maximumSubject}`] : []),
    ...(/[.:;,]$/.test(subject) ? ['ends with punctuation'] : []),
    ...(mood === undefined ? [] : [mood]),
  ];
}

interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/** The last commit before the rule for subjects. */
const lastUnchecked = '75a234d8';

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
