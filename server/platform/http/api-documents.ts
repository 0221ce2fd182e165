import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from './security-headers.ts';

/** Path of each API document to its file. `npm run generate` writes the files from the contract. */
const documents = {
  '/api/openapi.json': new URL('../../../docs/api/openapi.json', import.meta.url),
  '/api/asyncapi.json': new URL('../../../docs/api/asyncapi.json', import.meta.url),
} as const;

export const apiDocumentPaths = Object.keys(documents);

/** Serves the OpenAPI and the AsyncAPI document (API-1). */
export function mountApiDocuments(app: FastifyInstance): void {
  for (const [path, file] of Object.entries(documents)) {
    // The file is indented for review; the answer is not.
    const document = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
    app.get(path, async (_request, reply) =>
      reply.headers(apiHeaders).type('application/json; charset=utf-8').send(document),
    );
  }
}
