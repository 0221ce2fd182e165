import type { FastifyBaseLogger } from 'fastify';

/** Structured lines (pino). Never personal data: ids of rows are fine, addresses, names and texts are not (OPS-3). */
export type Logger = FastifyBaseLogger;
