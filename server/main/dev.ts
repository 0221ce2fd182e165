/** `npm run dev`: the same service on the same port, with pages built on request. */
import fastifyMiddie from '@fastify/middie';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { mountPages } from './pages/mount-pages.ts';
import { run } from './run.ts';

const ours = /^\/(api|live|dev|healthz|readyz|sandbox)(\/|$|\?)/;

try {
  await run(process.env, {
    async prepare() {},
    async pages(app, parts) {
      const vite = await createServer({
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      app.addHook('preClose', () => vite.close());
      await app.register(fastifyMiddie);
      app.use((request, response, next) =>
        ours.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
      );
      const loadBuild = async (): Promise<ServerBuild> => {
        const build: unknown = await vite.ssrLoadModule('virtual:react-router/server-build');
        if (isBuild(build)) return build;
        throw new Error('Vite returned no server build.');
      };
      mountPages(app, parts, loadBuild, 'development');
    },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function isBuild(value: unknown): value is ServerBuild {
  return typeof value === 'object' && value !== null && 'routes' in value && 'entry' in value;
}
