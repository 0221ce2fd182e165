/** `npm run check`: all checks that do not run the product. */
import { runAll } from './run-commands.ts';

const parts = [
  'types',
  'lint',
  'hooks',
  'boundaries',
  'texts',
  'rules',
  'links',
  'advisories',
  'generated',
  'unused',
  'commits',
];
await runAll(
  parts.map((part) => ({
    name: `check:${part}`,
    command: 'npm',
    args: ['run', '--silent', `check:${part}`],
  })),
);
