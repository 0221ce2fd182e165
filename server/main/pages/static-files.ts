import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The worker behind push and the page for no connection (NOTIF-3, SHELL-15): a browser asks each time whether it changed. */
const worker = /[/\\]sw(?:-\w+)?\.js(?:\.br|\.gz)?$/;

/** The bundle's files: those with a hash in their name for a year, the others looked up again each hour. */
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
