import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkedCommits, subjectProblems } from '#tools/checks/rules/commit-subject.ts';

describe('commit subjects', () => {
  for (const subject of [
    'Return 404 for path traversal',
    'Rerun failed tests alone and report flaky ones',
    'Pass the site to the job',
    'Focus the field after an error',
    'Seed members of two sites',
    'Re-encode uploads on the server',
    'Address three findings of the review',
    'A'.padEnd(72, 'd'),
  ])
    test(`accepts: ${subject.slice(0, 60)}`, () => {
      expect(subjectProblems(subject)).toEqual([]);
    });

  for (const subject of [
    'What is no file is not found',
    'Who offers another protocol is answered as if they had not',
    'Whoever follows a link is not brought back',
    'Of two pictures the one that was chosen last is shown',
    'Where a conversation is gone the way back stays',
    'One visit for the tests of loaders and actions',
    'Two journeys wait for what they began',
    'A case on the queue can be asked for again',
    'The first start says that the pages are being built',
    'Answers that come late find journeys',
    'Files of a removed photo go by a job',
    'Order of imports',
    'Messages that arrive late are kept',
    'Polish: glossary, credits',
    'Fixes the build',
    'Fixed the build',
    'Fixing the build',
    'fix: the build',
    'fix the build',
    'Fix the build.',
    'Fix'.padEnd(73, ' build'),
  ])
    test(`reports: ${subject.slice(0, 60)}`, () => {
      expect(subjectProblems(subject)).not.toEqual([]);
    });
});

describe('checked commits', () => {
  let folder = '';
  let origin = '';
  let base = '';

  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: origin, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const commit = (subject: string) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    git(...author, 'commit', '--quiet', '--allow-empty', '-m', subject);
    return git('rev-parse', 'HEAD');
  };
  const subjects = (of: string) => checkedCommits(of, base)?.map(({ subject }) => subject);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
    origin = path.join(folder, 'origin');
    spawnSync('git', ['init', '--quiet', origin]);
    commit('An old subject');
    base = commit('The last old subject');
    commit('Add one');
    commit('Add two');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are those after the base', () => {
    expect(subjects(origin)).toEqual(['Add two', 'Add one']);
  });

  test('are all commits of a shallow clone without the base', () => {
    const shallow = path.join(folder, 'shallow');
    git('clone', '--quiet', '--depth=1', `file://${origin}`, shallow);
    expect(subjects(shallow)).toEqual(['Add two']);
  });

  test('exclude a history that never had the base', () => {
    expect(checkedCommits(origin, '0123456789abcdef0123456789abcdef01234567')).toEqual([]);
  });

  test('are unknown outside a git repository', () => {
    expect(checkedCommits(folder)).toBeNull();
  });
});
