import pg from 'pg';
import { Refusal } from './refusal.ts';

const withoutField = (code: string) => new Refusal('invalid_input', {}, [{ field: '', code, params: {} }]);

const statusOf = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Error codes for a connection that is lost, refused or unavailable, for a shutdown, and for a statement
 * timeout.
 */
const unavailable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|57014|53300|08...)$/;

const isUnavailable = (error: Error): boolean =>
  unavailable.test(codeOf(error)) ||
  /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message) ||
  (error.cause instanceof Error && isUnavailable(error.cause));

/**
 * Translates errors of Fastify, the parsers and the database into a refusal. Returns null for a bug of ours.
 */
export function refusalFromError(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  if (isUnavailable(error)) return new Refusal('unavailable');
  if (error instanceof pg.DatabaseError) return null;
  switch (statusOf(error)) {
    case 400:
      return withoutField('invalid');
    // A path traversal, or the path of a directory.
    case 403:
    case 404:
      return new Refusal('not_found');
    case 405:
      return new Refusal('method_not_allowed');
    case 413:
      return new Refusal('too_large');
    case 415:
      return new Refusal('unsupported_media_type');
    case 503:
      return new Refusal('unavailable');
    default:
      return null;
  }
}
