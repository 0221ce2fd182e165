import { isUtf8 } from 'node:buffer';
import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unstorableField } from './operation-input.ts';
import { Refusal } from './refusal.ts';

export const bodyLimit = 64 * 1024;

const invalid = (field = '', code = 'invalid') =>
  new Refusal('invalid_input', {}, [{ field, code, params: {} }]);

// NUL and half surrogates appear only as escapes: their raw bytes are invalid JSON or invalid UTF-8.
const suspicious = /\\u(?:0000|005[fF]|[dD][89abAB])|__proto__/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
};

const charsetOf = (contentType: string | undefined): string =>
  /;\s*charset="?([\w-]+)"?/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';

const textOf = (request: FastifyRequest, body: Buffer): string => {
  if (charsetOf(request.headers['content-type']) !== 'utf-8') throw new Refusal('unsupported_media_type');
  if (!isUtf8(body)) throw invalid();
  return body.toString('utf8');
};

const beacons = /^text\/plain/;

/**
 * Parses JSON for every operation. A beacon may also send JSON as text/plain, because a browser sends that
 * type without a preflight request. Hooks of providers arrive as forms. Text and forms are accepted only if
 * the operation declares them.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = (request: FastifyRequest, body: Buffer): unknown => {
    if (body.length === 0) return undefined;
    const text = textOf(request, body);
    const value = parsed(text);
    const field = suspicious.test(text) ? unstorableField(value) : null;
    if (field !== null) throw invalid(field, 'not_storable');
    return value;
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    try {
      done(null, json(request, toBuffer(body)));
    } catch (error) {
      done(error instanceof Error ? error : invalid());
    }
  });
  app.addContentTypeParser(beacons, { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    try {
      if (crossSiteOf(request) !== 'beacon') throw new Refusal('unsupported_media_type');
      done(null, json(request, toBuffer(body)));
    } catch (error) {
      done(error instanceof Error ? error : invalid());
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    (request, body, done) => {
      try {
        const proof = crossSiteOf(request);
        if (proof === undefined || proof === 'beacon') throw new Refusal('unsupported_media_type');
        done(null, readForm(textOf(request, toBuffer(body))));
      } catch (error) {
        done(error instanceof Error ? error : invalid());
      }
    },
  );
}

const toBuffer = (body: string | Buffer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body);

const crossSiteOf = (request: FastifyRequest) => request.frame?.mounted?.operation.crossSite;

const readForm = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(parseForm(text))) {
    if (typeof value !== 'string') throw invalid(key, 'doubled');
    fields[key] = value;
  }
  const field = unstorableField(fields);
  if (field !== null) throw invalid(field, 'not_storable');
  return fields;
};
