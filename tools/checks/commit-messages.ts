/**
 * `npm run check:commits`, part of `npm run check`: checks commit subjects since the rule for them exists. Prints a
 * note and passes outside a git repository.
 */
import { checkedCommits, subjectProblems } from './rules/commit-subject.ts';

const commits = checkedCommits(process.cwd());
if (commits === null) console.log('commits: not checked, because this folder is not a git repository');
else {
  const findings = commits.flatMap(({ hash, subject }) =>
    subjectProblems(subject).map((problem) => `${hash.slice(0, 8)} ${problem}\n  in: ${subject}`),
  );
  for (const finding of findings) console.log(finding);
  console.log(
    findings.length === 0 ? `commits: ok (${commits.length})` : `commits: ${findings.length} findings`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
