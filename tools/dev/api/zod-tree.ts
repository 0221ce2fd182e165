import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** The schema inside a wrapper that adds no structure of its own, such as `optional`; null for any other schema. */
export function wrapped(schema: Schema): Schema | null {
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
export function childrenOf(schema: Schema): readonly Schema[] {
  const inner = wrapped(schema);
  if (inner !== null) return [inner];
  if (schema instanceof z.core.$ZodNullable) return [schema._zod.def.innerType];
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof z.core.$ZodObject) return Object.values(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options;
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out];
  return [];
}
