import * as z from 'zod/mini';
import type { FieldError } from '#contract/kit/field-errors.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { Refusal } from './refusal.ts';

type Query = Readonly<Record<string, unknown>>;

interface InputShape {
  /** Null: the schema is not an object, for example a union. It then checks its keys itself. */
  readonly fields: ReadonlySet<string> | null;
  readonly loose: boolean;
}

const shapeOf = (schema: z.core.$ZodType): InputShape => {
  if (schema instanceof z.core.$ZodPipe) return shapeOf(schema._zod.def.in);
  if (!(schema instanceof z.core.$ZodObject)) return { fields: null, loose: false };
  const { shape, catchall } = schema._zod.def;
  return {
    fields: new Set(Object.keys(shape)),
    loose: catchall !== undefined && catchall._zod.def.type === 'unknown',
  };
};

const fieldError = (field: string, code: string): FieldError => ({ field, code, params: {} });

const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Name of the query parameter that selects the site; every call may carry it (SITE-3). */
export const siteParameter = 'domain';

/**
 * Returns the query of a GET, or the body of any other call, without the keys that belong to the transport.
 */
export type InputReader = (query: Query, body: unknown) => unknown;

/** Creates the input reader of one operation. The reader refuses doubled, unknown and unstorable keys. */
export function inputReader(operation: Operation): InputReader {
  const { fields, loose } = shapeOf(operation.input);
  const isField = (key: string): boolean => fields?.has(key) === true;
  const isTransport = (key: string): boolean =>
    key === siteParameter || (operation.when !== undefined && Object.hasOwn(operation.when, key));

  const keyError = (key: string, value: unknown): FieldError | null => {
    if (typeof value !== 'string') return fieldError(key, 'doubled');
    return isStorable(value) && isStorable(key) ? null : fieldError(key, 'not_storable');
  };

  const refuseAll = (errors: readonly FieldError[]): void => {
    if (errors.length > 0) throw new Refusal('invalid_input', {}, errors);
  };

  const readQuery: InputReader = (query) => {
    const input: Record<string, unknown> = {};
    const errors: FieldError[] = [];
    for (const [key, value] of Object.entries(query)) {
      if (!isField(key) && (loose || isTransport(key))) continue;
      const wrong = keyError(key, value);
      if (wrong !== null) errors.push(wrong);
      else if (fields !== null && !isField(key)) errors.push(fieldError(key, 'unknown_field'));
      else input[key] = value;
    }
    refuseAll(errors);
    return input;
  };

  const readBody: InputReader = (query, body) => {
    const strange = Object.keys(query).filter((key) => !isTransport(key));
    refuseAll(strange.map((key) => fieldError(key, 'unknown_field')));
    const input = body ?? {};
    if (fields !== null && !loose && typeof input === 'object' && !Array.isArray(input))
      refuseAll(
        Object.keys(input)
          .filter((key) => !isField(key))
          .map((key) => fieldError(key, 'unknown_field')),
      );
    return input;
  };

  return operation.method === 'GET' ? readQuery : readBody;
}

const isHostileKey = (key: string): boolean => key === '__proto__' || !isStorable(key);

const entriesOf = (value: unknown): Array<[string, unknown]> =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/**
 * Returns the path of a field that PostgreSQL cannot store (NUL, half a surrogate pair) or of a key
 * `__proto__`. Null if there is none.
 */
export function unstorableField(body: unknown): string | null {
  const open: Array<readonly [string, unknown]> = [['', body]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [field, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return field;
    const inside = entriesOf(value).map(
      ([key, inner]) => [field === '' ? key : `${field}.${key}`, inner, isHostileKey(key)] as const,
    );
    const hostile = inside.find(([, , isHostile]) => isHostile);
    if (hostile !== undefined) return hostile[0];
    for (const [path, inner] of inside) open.push([path, inner]);
  }
  return null;
}
