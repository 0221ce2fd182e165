import { buildPages, clientFolder, loadBundle } from './pages/load-bundle.ts';
import { mountPages } from './pages/mount-pages.ts';
import { mountStaticFiles, precompress } from './pages/static-files.ts';
import type { RunOptions } from './run.ts';

/** The pages, built for production. */
export const builtPages: Pick<RunOptions, 'prepare' | 'pages'> = {
  async prepare() {
    await buildPages();
    await precompress(clientFolder);
  },
  async pages(app, parts) {
    const build = await loadBundle();
    await mountStaticFiles(app, clientFolder);
    mountPages(app, parts, async () => build, 'production');
  },
};
