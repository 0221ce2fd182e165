/** `npm run check:boundaries`: checks which files may import which (R1-R11). */
import { findViolations } from './find-violations.ts';

const violations = await findViolations(process.cwd());
for (const { rule, from, to, advice } of violations) console.log(`${rule}: ${from} -> ${to}\n  ${advice}`);
console.log(
  violations.length === 0 ? 'boundaries: ok' : `boundaries: ${violations.length} forbidden imports`,
);
if (violations.length > 0) process.exitCode = 1;
