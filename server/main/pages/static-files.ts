import { existsSync, globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Bytes. Larger files (names of emoji) are rarely requested, and the best compression would delay a new
 * version.
 */
const large = 600_000;

const write = async (file: string, bytes: Buffer): Promise<void> => {
  // Writes to another name first, so that a partial file is never served.
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
};

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  const level = bytes.length < large ? 11 : 10;
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params: quality }), gzipped(bytes, { level: 9 })]);
  await Promise.all([write(`${file}.br`, br), write(`${file}.gz`, gz)]);
};

/** Writes a `.br` and a `.gz` file beside each text file of the bundle that has none yet. */
export async function precompress(clientFolder: string): Promise<void> {
  const files = globSync(`${clientFolder}/**/*.{js,css,svg,json,webmanifest,txt,map}`).filter(
    (file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`),
  );
  await Promise.all(files.map(compressFile));
}

/**
 * The service worker for push and the offline page (NOTIF-3, SHELL-15). A browser checks for a new version
 * each time.
 */
const worker = /[/\\]sw(?:-\w+)?\.js(?:\.br|\.gz)?$/;

/** The policy of a file. A worker's own file decides what the worker may load. */
const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the bundle's files: those with a hash in their name are cached for a year, the others for an hour.
 */
export async function mountStaticFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // The name of such a file changes with its content, so no browser asks whether it changed.
    etag: false,
    lastModified: false,
    preCompressed: true,
    index: false,
    logLevel: 'warn',
    setHeaders(reply) {
      reply.header('content-security-policy', filePolicy);
    },
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
      reply.header('content-security-policy', filePolicy);
      if (worker.test(path)) reply.header('cache-control', 'no-cache');
    },
  });
}
