import * as z from 'zod/mini';
import type { Contract, Documented } from './contract.ts';
import { capitalised, type Json, jsonOf, listOf, mapJson, referencesOf } from './json.ts';
import { type Direction, describeSchema } from './schema-comments.ts';

type Schema = z.core.$ZodType;

export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The JSON Schemas of the whole contract, by name. */
export interface Schemas {
  readonly components: ReadonlyMap<string, Json>;
  /** A reference to the schema of a request body. */
  body(operation: Documented<{ readonly input: Schema }>): Json;
  /** A reference to the schema of an answer. */
  answer(operation: Documented<{ readonly answer: Schema }>): Json;
  /** A reference to the schema of a live event's payload. */
  payload(event: Documented<{ readonly payload: Schema }>): Json;
  /** The properties of a GET's input: typed as their meaning, sent as text. */
  query(operation: Documented<{ readonly input: Schema }>): Json;
}

const hasName = (schema: Schema): boolean =>
  schema instanceof z.core.$ZodObject ||
  schema instanceof z.core.$ZodUnion ||
  schema instanceof z.core.$ZodEnum;

/** The only custom schema of the contract is an uploaded file. */
const unrepresentable = ({ zodSchema }: { readonly zodSchema: Schema }): Json | 'any' =>
  zodSchema instanceof z.core.$ZodCustom ? { type: 'string', format: 'binary' } : 'any';

/** Answers may gain fields, so a client must not refuse what it does not know. */
const open = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(json).filter(([key, value]) => key !== 'additionalProperties' || value !== false),
  );

const isNoise = (json: Json, key: string): boolean =>
  json[key] === Number.MAX_SAFE_INTEGER ||
  json[key] === Number.MIN_SAFE_INTEGER ||
  key === 'propertyNames' ||
  (key === 'pattern' && ['date-time', 'date', 'uuid', 'email'].includes(String(json.format)));

/**
 * Leaves out what says nothing new: 2^53-1 as a limit, the pattern of a format, that names of properties are
 * text.
 */
const withoutNoise = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !isNoise(json, key)));

const emitted = (
  schemas: ReadonlyMap<Schema, string>,
  contract: Contract,
  direction: Direction,
): Map<string, Json> => {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemas) registry.add(schema, { id });
  const { schemas: all } = z.toJSONSchema(registry, {
    io: direction,
    target: 'draft-2020-12',
    unrepresentable,
    uri: (id) => `#/components/schemas/${id}`,
  });
  const result = new Map<string, Json>();
  for (const [schema, id] of schemas) {
    const { $schema: _dialect, $id: _id, ...json } = all[id] ?? {};
    const described = describeSchema(schema, json, { contract, direction });
    const tidy = mapJson(described, (object) => withoutNoise(direction === 'output' ? open(object) : object));
    result.set(id, jsonOf(tidy));
  }
  return result;
};

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Names whose input differs from their output, and names that refer to such ones. */
const differing = (
  inputs: ReadonlyMap<string, Json>,
  outputs: ReadonlyMap<string, Json>,
): ReadonlySet<string> => {
  const found = new Set([...inputs.keys()].filter((name) => !sameJson(inputs.get(name), outputs.get(name))));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, json] of inputs)
      if ([...referencesOf(json)].some((reference) => found.has(reference))) found.add(name);
  }
  return found;
};

const inputName = (name: string): string => (name.endsWith('Input') ? name : `${name}Input`);

/** Points the references of an input to the input variants of the schemas that have one. */
const renamed = (json: Json, names: ReadonlySet<string>): Json =>
  jsonOf(
    mapJson(json, (object) => {
      const [reference] = referencesOf({ $ref: object.$ref });
      return reference !== undefined && names.has(reference)
        ? { ...object, ...refTo(inputName(reference)) }
        : object;
    }),
  );

/** Query flags are `true` and `false` as text; a typed client knows them as booleans. */
const queryProperty = (output: unknown, input: unknown): Json => {
  const meaning = jsonOf(output);
  const { description, default: preset, ...rest } = meaning;
  if (Object.keys(rest).length > 0) return meaning;
  const text = jsonOf(input);
  const isFlag = sameJson(text.enum, ['true', 'false']);
  return { ...(isFlag ? { type: 'boolean' } : text), ...meaning };
};

interface Names {
  readonly outputs: Map<Schema, string>;
  readonly inputs: Map<Schema, string>;
}

const nameSchemas = (contract: Contract): Names => {
  const outputs = new Map<Schema, string>();
  const inputs = new Map<Schema, string>();
  const name = (schema: Schema, given: string, ...maps: ReadonlyArray<Map<Schema, string>>): void => {
    for (const names of maps) if (!names.has(schema)) names.set(schema, capitalised(given));
  };
  for (const schema of contract.schemas)
    if (hasName(schema.value)) name(schema.value, schema.name, outputs, inputs);
  for (const operation of contract.operations) {
    const { answer, input, method } = operation.value;
    name(answer, `${operation.name}Answer`, outputs);
    if (method === 'GET') name(input, `${operation.name}Query`, outputs, inputs);
    else name(input, `${operation.name}Input`, inputs);
  }
  for (const event of contract.events) name(event.value.payload, `${event.name}Payload`, outputs);
  return { outputs, inputs };
};

/**
 * Names the schemas of the contract. An exported object, union or enum has the name of its export
 * (`ProfileCard`). A request body is `SendMessageInput`, an answer `SendMessageAnswer`, an event payload
 * `MessageAddedPayload`.
 */
export function makeSchemas(contract: Contract): Schemas {
  const { outputs: outputNames, inputs: inputNames } = nameSchemas(contract);
  const outputs = emitted(outputNames, contract, 'output');
  const inputs = emitted(inputNames, contract, 'input');
  const different = differing(inputs, outputs);
  const descriptions = new Map(
    contract.schemas.filter(({ text }) => text !== '').map(({ name, text }) => [capitalised(name), text]),
  );
  const components = new Map<string, Json>();
  const add = (name: string, json: Json, source: string): void => {
    const description = descriptions.get(source);
    components.set(name, description === undefined ? json : { description, ...json });
  };
  for (const [name, json] of outputs) add(name, json, name);
  for (const [name, json] of inputs)
    if (different.has(name)) add(inputName(name), renamed(json, different), name);

  return {
    components,
    body(operation) {
      const name = inputNames.get(operation.value.input) ?? '';
      return refTo(different.has(name) ? inputName(name) : name);
    },
    answer: (operation) => refTo(outputNames.get(operation.value.answer) ?? ''),
    payload: (event) => refTo(outputNames.get(event.value.payload) ?? ''),
    query(operation) {
      const name = capitalised(`${operation.name}Query`);
      const meant = jsonOf(outputs.get(name)?.properties);
      const sent = jsonOf(inputs.get(name)?.properties);
      const needed = listOf(inputs.get(name)?.required);
      return {
        required: needed,
        properties: Object.fromEntries(
          Object.entries(meant).map(([field, json]) => [field, queryProperty(json, sent[field])]),
        ),
      };
    },
  };
}

/** The components that a document refers to, directly or through other components; sorted by name. */
export function usedComponents(document: unknown, components: ReadonlyMap<string, Json>): Json {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const name of referencesOf(value)) {
      if (used.has(name) || !components.has(name)) continue;
      used.add(name);
      visit(components.get(name));
    }
  };
  visit(document);
  return Object.fromEntries([...used].sort().map((name) => [name, components.get(name)]));
}
