/** `npm start`: the whole service in one process. */
import { builtPages } from './built-pages.ts';
import { run } from './run.ts';

try {
  await run(process.env, builtPages);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
