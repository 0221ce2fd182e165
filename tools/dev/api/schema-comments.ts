import * as z from 'zod/mini';
import { type Contract, wrapped } from './contract.ts';
import { isJson, type Json, jsonOf, listOf } from './json.ts';

type Schema = z.core.$ZodType;

export type Direction = 'input' | 'output';

/** `prefault` only lets a missing value be refused with the words for an empty one: the value is required. */
const isRequired = (schema: z.core.$ZodObject, field: string, required: readonly unknown[]): boolean =>
  required.includes(field) || schema._zod.def.shape[field] instanceof z.core.$ZodPrefault;

interface Describing {
  readonly contract: Contract;
  readonly direction: Direction;
}

const describeObject = (schema: z.core.$ZodObject, json: Json, describing: Describing): Json => {
  if (!isJson(json.properties)) return json;
  const properties = Object.entries(json.properties).map(([field, value]) => {
    const property = schema._zod.def.shape[field];
    if (property === undefined) return [field, value];
    const description = describing.contract.fieldText(schema, field);
    const described = describeSchema(property, jsonOf(value), describing);
    return [field, description === undefined ? described : { ...described, description }];
  });
  const required = Object.keys(json.properties).filter((field) =>
    isRequired(schema, field, listOf(json.required)),
  );
  return {
    ...json,
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
  };
};

/** Describes the branches of an `anyOf` whose schemas are known in the same order; `null` may follow them. */
const describeBranches = (schemas: readonly Schema[], json: Json, describing: Describing): Json => {
  const branches = listOf(json.anyOf);
  if (branches.length < schemas.length) return json;
  const anyOf = branches.map((branch, index) => {
    const schema = schemas[index];
    return schema === undefined ? branch : describeSchema(schema, jsonOf(branch), describing);
  });
  return { ...json, anyOf };
};

/**
 * Describes a schema through its wrapper. A prefault is left out, because it is only used for a missing
 * value.
 */
const describeWrapped = (schema: Schema, inner: Schema, json: Json, describing: Describing): Json => {
  const { default: _standIn, ...rest } = json;
  return describeSchema(inner, schema instanceof z.core.$ZodPrefault ? rest : json, describing);
};

/** Adds the comments of the contract to the properties of a JSON Schema. */
export function describeSchema(schema: Schema, json: Json, describing: Describing): Json {
  if (json.$ref !== undefined) return json;
  const inner = wrapped(schema);
  if (inner !== null) return describeWrapped(schema, inner, json, describing);
  if (schema instanceof z.core.$ZodObject) return describeObject(schema, json, describing);
  if (schema instanceof z.core.$ZodNullable)
    return describeBranches([schema._zod.def.innerType], json, describing);
  if (schema instanceof z.core.$ZodUnion) return describeBranches(schema._zod.def.options, json, describing);
  if (schema instanceof z.core.$ZodArray)
    return { ...json, items: describeSchema(schema._zod.def.element, jsonOf(json.items), describing) };
  if (schema instanceof z.core.$ZodPipe)
    return describeSchema(schema._zod.def[describing.direction === 'input' ? 'in' : 'out'], json, describing);
  return json;
}
