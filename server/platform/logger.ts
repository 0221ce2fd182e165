import type { FastifyBaseLogger } from 'fastify';

/**
 * Structured log lines (pino). Never personal data: row ids are fine; addresses, names and texts are not
 * (OPS-3).
 */
export type Logger = FastifyBaseLogger;
