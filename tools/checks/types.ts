/**
 * `npm run check:types`: generates route types first, because web needs them, then checks each TypeScript
 * project.
 */
import { existsSync, globSync } from 'node:fs';
import { runAll } from './run-commands.ts';

const routes = existsSync('web/root.tsx') && existsSync('react-router.config.ts');
if (routes) await runAll([{ name: 'route types', command: 'react-router', args: ['typegen'] }]);
else console.log('web/root.tsx or react-router.config.ts is missing: route types are not generated.');

const projects = [
  { config: 'contract/tsconfig.json', needs: 'contract' },
  { config: 'server/tsconfig.json', needs: 'server' },
  { config: 'web/tsconfig.json', needs: 'web/root.tsx' },
  { config: 'web/tsconfig.server.json', needs: 'web/entry.server.tsx' },
  { config: 'tests/clients/tsconfig.json', needs: 'tests/clients/**/*.ts' },
  { config: 'tests/journeys/tsconfig.json', needs: 'tests/journeys/**/*.ts' },
].filter(({ needs }) => globSync(needs).length > 0);

await runAll(
  projects.map(({ config }) => ({ name: config, command: 'tsc', args: ['-p', config, '--pretty', 'false'] })),
);
