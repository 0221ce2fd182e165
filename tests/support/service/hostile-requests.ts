import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Operation } from '#contract/kit/operation.ts';

/** A request as sent over the wire. No part of it needs to be valid. */
export interface HostileRequest {
  /** The query without the question mark. */
  readonly query: string;
  readonly body: string | null;
  readonly contentType: string;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const nul = String.fromCharCode(0);
const loneSurrogate = String.fromCharCode(0xd800);

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    nul,
    `x${nul}y`,
    loneSurrogate,
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00%ff',
    '{{7*7}}',
    '{min_age, plural, one {x}',
    '\u202Eright to left',
    'é'.repeat(5000),
    'a'.repeat(60_000),
    '9999-99-99',
    '0000-00-00',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e300, [], {}, [[]], [null], {
    $gt: '',
  }),
  fc.integer(),
  fc.double(),
  fc.array(fc.string(), { maxLength: 5 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const only = (schema: unknown): JsonSchema => (isObject(schema) ? schema : {});

/** Input that the contract roughly accepts, so that attempts get past the first check as well. */
function plausible(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map((one) => plausible(only(one))));
  if (schema.properties) {
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [name, plausible(only(inner))]),
      ),
      { requiredKeys: [] },
    );
  }
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1 }), fc.maxSafeInteger());
    case 'array':
      return fc.array(schema.items ? plausible(only(schema.items)) : fc.string(), { maxLength: 3 });
    default:
      if (schema.format === 'uuid') return fc.uuid();
      if (schema.format === 'email') return fc.emailAddress();
      if (schema.format === 'date') {
        const date = fc.date({
          noInvalidDate: true,
          min: new Date('1900-01-01'),
          max: new Date('2030-01-01'),
        });
        return date.map((value) => value.toISOString().slice(0, 10));
      }
      return fc.string({ minLength: 1, maxLength: 30 });
  }
}

/** Replaces one or two fields by nonsense, or adds a field. */
const damaged = (value: unknown): fc.Arbitrary<unknown> => {
  if (!isObject(value)) return fc.constant(value);
  const names = [...Object.keys(value), 'unknown_field', 'constructor', ''];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), hostileValue), { maxLength: 2 });
  return changes.map((list) => ({ ...value, ...Object.fromEntries(list) }));
};

const queryText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed()).slice(0, 4000);
};

const query = (fields: unknown): string =>
  isObject(fields)
    ? Object.entries(fields)
        .filter(([name]) => name !== '')
        .map(([name, value]) => `${encodeURIComponent(name)}=${queryText(value)}`)
        .join('&')
    : '';

const brokenQuery = fc.constantFrom(
  '%',
  '%zz=1',
  'id=1&id=2',
  'id[]=1',
  'page[a]=b',
  '=',
  '&&&',
  'id=%C3%28',
  '__proto__[x]=1',
);

const brokenBody = fc.constantFrom(
  '',
  '{',
  '[]',
  '"text"',
  '5',
  'null',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  `{"text":"${'x'.repeat(70_000)}"}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '\uFEFF{}',
);

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  '',
];

/**
 * Requests that an attacker, a bug or bad luck could send to one operation, generated from its schema (R10).
 */
export function hostileRequests(operation: Operation): fc.Arbitrary<HostileRequest> {
  const schema: JsonSchema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const fields = plausible(schema).chain(damaged);
  const when = new URLSearchParams(operation.when).toString();
  const json = 'application/json';

  if (operation.method === 'GET') {
    const asked = fc.oneof(
      { weight: 4, arbitrary: fields.map(query) },
      { weight: 1, arbitrary: brokenQuery },
    );
    return asked.map((text) => ({ query: text, body: null, contentType: json }));
  }
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fields.map((value) => ({ query: when, body: JSON.stringify(value), contentType: json })),
    },
    {
      weight: 1,
      arbitrary: hostileValue.map((value) => ({
        query: when,
        body: JSON.stringify(value) ?? '',
        contentType: json,
      })),
    },
    { weight: 1, arbitrary: brokenBody.map((body) => ({ query: when, body, contentType: json })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fields, fc.constantFrom(...contentTypes), fc.oneof(fc.constant(''), brokenQuery))
        .map(([value, contentType, extra]) => ({
          query: [when, extra].filter(Boolean).join('&'),
          body: JSON.stringify(value),
          contentType,
        })),
    },
  );
}
