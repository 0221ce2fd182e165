import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The service worker for push and the offline page (NOTIF-3, SHELL-15). A browser checks for a new version
 * each time.
 */
const worker = /[/\\]sw(?:-\w+)?\.js(?:\.br|\.gz)?$/;

/**
 * Serves the bundle's files: those with a hash in their name are cached for a year, the others for an hour.
 */
export async function mountStaticFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    logLevel: 'warn',
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
    decorateReply: false,
    maxAge: '1h',
    preCompressed: true,
    index: false,
    logLevel: 'warn',
    setHeaders(reply, path) {
      if (worker.test(path)) reply.header('cache-control', 'no-cache');
    },
  });
}
