import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { ShownLocale } from '#server/platform/texts/texts.ts';

const root = new URL('../../../', import.meta.url);
const bundle = new URL('build/server/index.js', root);

export const clientFolder = fileURLToPath(new URL('build/client', root));

/** Builds the pages in a child process if the bundle is older than the sources. Prints a single line. */
export async function buildPages(): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('tools/dev/build-web.ts', root))], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      // The child prints nothing if there is nothing to build.
      if (said === '')
        process.stdout.write('Building the pages. This happens once and takes a minute or two.\n');
      said += String(chunk);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Building the pages failed:\n${said.trim()}`);
}

/** Loads the bundle with all its parts at once, so that a later build cannot affect this process. */
export async function loadBundle(): Promise<ServerBuild> {
  const build: ServerBuild = await import(bundle.href);
  const assets = new URL('build/server/assets/', root);
  // A worker runs in browsers only.
  for (const name of existsSync(assets) ? readdirSync(assets) : [])
    if (name.endsWith('.js') && !name.includes('.worker-')) await import(new URL(name, assets).href);
  return build;
}

/** The value of the bundle's `pageContext`; the same shape as in `web/platform/page-context.ts`. */
export interface PageContext {
  readonly nonce: string;
  readonly language: ShownLocale;
  readonly country: string;
  readonly origin: string;
  readonly demo: boolean;
  fetchApi(request: Request): Promise<Response>;
}

const isContext = (value: unknown): value is RouterContext<PageContext> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the context key that the bundle exports. React Router finds values by the identity of this object.
 */
export function pageContextOf(build: ServerBuild): RouterContext<PageContext> {
  const entry: object = build.entry.module;
  const key: unknown = 'pageContext' in entry ? entry.pageContext : undefined;
  if (!isContext(key)) throw new Error('The web bundle exports no pageContext.');
  return key;
}
