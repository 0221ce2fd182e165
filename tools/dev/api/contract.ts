import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { LiveEvent } from '#contract/kit/event.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { type DocComment, docComments } from './doc-comments.ts';
import { isJson } from './json.ts';

/**
 * The schema inside a wrapper that adds no structure of its own, such as `optional`; null for any other
 * schema.
 */
export function wrapped(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodReadonly
  )
    return schema._zod.def.innerType;
  return null;
}

/** The schemas directly inside a schema. */
export function childrenOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const inner = wrapped(schema);
  if (inner !== null) return [inner];
  if (schema instanceof z.core.$ZodNullable) return [schema._zod.def.innerType];
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof z.core.$ZodObject) return Object.values(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options;
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out];
  return [];
}

type Schema = z.core.$ZodType;

/** Something the contract exports, with its doc comment. */
export interface Documented<Value> {
  /** Name of the export: `sendMessage`. */
  readonly name: string;
  readonly text: string;
  readonly value: Value;
}

export interface Contract {
  readonly operations: ReadonlyArray<Documented<Operation>>;
  readonly events: ReadonlyArray<Documented<LiveEvent>>;
  readonly schemas: ReadonlyArray<Documented<Schema>>;
  /** The comment of a property of an object schema, or undefined. */
  fieldText(object: Schema, field: string): string | undefined;
}

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

const isOperation = (value: unknown): value is Operation =>
  isJson(value) && 'method' in value && 'input' in value && 'errors' in value;

const isEvent = (value: unknown): value is LiveEvent =>
  isJson(value) && typeof value.name === 'string' && isSchema(value.payload);

/** The object schemas that a value of the contract consists of, itself included. */
const objectsIn = (value: unknown): z.core.$ZodObject[] => {
  if (isSchema(value)) {
    const inner = childrenOf(value).flatMap(objectsIn);
    return value instanceof z.core.$ZodObject ? [value, ...inner] : inner;
  }
  if (isOperation(value)) return [...objectsIn(value.input), ...objectsIn(value.answer)];
  if (isEvent(value)) return objectsIn(value.payload);
  return [];
};

/** Comments of properties: first those of the object itself, then those of the same property elsewhere. */
class FieldTexts {
  /**
   * Schemas with an export of their own: many properties hold the same one, each with a meaning of its own.
   */
  readonly common = new Set<Schema>();
  readonly #own = new Map<Schema, Map<string, string>>();
  readonly #shared = new Map<Schema, Map<string, string | null>>();

  /** A text that differs from an earlier one for the same property makes the shared text useless: null. */
  share(property: Schema, field: string, text: string): void {
    if (this.common.has(property)) return;
    const texts = this.#shared.get(property) ?? new Map<string, string | null>();
    texts.set(field, texts.has(field) && texts.get(field) !== text ? null : text);
    this.#shared.set(property, texts);
  }

  describe(object: z.core.$ZodObject, field: string, text: string): void {
    const property = object._zod.def.shape[field];
    if (property === undefined) return;
    this.#own.set(object, (this.#own.get(object) ?? new Map<string, string>()).set(field, text));
    this.share(property, field, text);
  }

  of(object: Schema, field: string): string | undefined {
    const own = this.#own.get(object)?.get(field);
    if (own !== undefined || !(object instanceof z.core.$ZodObject)) return own;
    const property = object._zod.def.shape[field];
    return (property && this.#shared.get(property)?.get(field)) ?? undefined;
  }
}

/**
 * Attaches a comment to the one property of that name in the exported value; two of that name stay
 * undescribed. A schema inside that has an export of its own has its own comments.
 */
const attach = (texts: FieldTexts, value: unknown, field: string, text: string): void => {
  const holders = objectsIn(value).filter(
    (object) =>
      (object === value || !texts.common.has(object)) && Object.hasOwn(object._zod.def.shape, field),
  );
  const [holder] = holders;
  if (holder !== undefined && new Set(holders).size === 1) texts.describe(holder, field, text);
  const property = isJson(value) && !isSchema(value) ? value[field] : undefined;
  if (isSchema(property)) texts.share(property, field, text);
};

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

/** Reads all modules of `contract/` under `root`: what they export and what their comments say. */
export async function readContract(root: string): Promise<Contract> {
  const operations: Array<Documented<Operation>> = [];
  const events: Array<Documented<LiveEvent>> = [];
  const schemas: Array<Documented<Schema>> = [];
  const texts = new FieldTexts();
  const fields: Array<Documented<unknown> & { readonly field: string }> = [];
  const files = globSync('contract/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));

  const take = (name: string, value: unknown, comments: readonly DocComment[]): void => {
    const own = comments.filter(({ declaration }) => declaration === name);
    const text = own.find(({ field }) => field === null)?.text ?? '';
    for (const { field, text: told } of own)
      if (field !== null) fields.push({ name, value, field, text: told });
    if (isOperation(value)) operations.push({ name, text, value });
    else if (isSchema(value)) schemas.push({ name, text, value });
    else if (isEvent(value)) events.push({ name, text, value });
  };

  for (const file of files.sort()) {
    const module: unknown = await import(pathToFileURL(path.join(root, file)).href);
    const comments = docComments(readFileSync(path.join(root, file), 'utf8'));
    for (const [name, value] of Object.entries(Object(module))) take(name, value, comments);
  }
  for (const { value } of schemas) texts.common.add(value);
  for (const { name, value, field, text } of fields) {
    // A function such as `signUpInput` makes the input of the operation `signUp`.
    const made = operations.find((operation) => `${operation.name}Input` === name)?.value.input;
    attach(texts, typeof value === 'function' ? made : value, field, text);
  }
  return {
    operations: operations.sort(byName),
    events: events.sort((a, b) => byName(a.value, b.value)),
    schemas: schemas.sort(byName),
    fieldText: (object, field) => texts.of(object, field),
  };
}
