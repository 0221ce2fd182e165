import { isJson, type Json, jsonOf, listOf } from './json.ts';
import { fieldSamples, schemaSamples } from './sample-values.ts';

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-22T18:30:00.000Z',
  date: '2026-11-22',
  uuid: '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  email: 'robin@people.example',
  uri: 'https://vonk.example/',
};

const typeOf = (schema: Json): unknown => (Array.isArray(schema.type) ? schema.type[0] : schema.type);

const fits = (schema: Json, value: unknown): boolean => {
  const { pattern, minimum, maximum, maxLength, format } = schema;
  if (typeOf(schema) === 'string') {
    if (typeof value !== 'string') return false;
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) return false;
    if (format === 'date-time' && !value.includes('T')) return false;
    return typeof maxLength !== 'number' || value.length <= maxLength;
  }
  if (typeOf(schema) !== 'integer' || typeof value !== 'number') return false;
  return (
    !(typeof minimum === 'number' && value < minimum) && !(typeof maximum === 'number' && value > maximum)
  );
};

const stringExample = ({ format, minLength = 0, maxLength = 10_000 }: Json): string => {
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format];
  const text = 'text'.padEnd(Number(minLength), ' text');
  return text.slice(0, Number(maxLength)).trimEnd();
};

const numberExample = ({ minimum, exclusiveMinimum }: Json): number =>
  Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1));

/** Makes examples of JSON Schemas: always the same one for the same schema. */
export class Examples {
  readonly #components: ReadonlyMap<string, Json>;

  constructor(components: ReadonlyMap<string, Json>) {
    this.#components = components;
  }

  /** An example with all required properties; `field` is the property that the value is for. */
  of(schema: Json, field = ''): unknown {
    if (typeof schema.$ref === 'string') return this.#named(schema.$ref, field);
    for (const key of ['const', 'default'] as const) if (schema[key] !== undefined) return schema[key];
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if (Array.isArray(schema.anyOf)) return this.#choice(schema.anyOf.map(jsonOf), field);
    if (Object.hasOwn(fieldSamples, field) && fits(schema, fieldSamples[field])) return fieldSamples[field];
    switch (typeOf(schema)) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return [this.of(jsonOf(schema.items), field)];
      case 'string':
        return stringExample(schema);
      case 'boolean':
        return true;
      case 'integer':
      case 'number':
        return numberExample(schema);
      default:
        return {};
    }
  }

  #named(reference: string, field: string): unknown {
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    return schemaSamples[name] ?? this.of(this.#components.get(name) ?? {}, field);
  }

  /** Null for what may be null, unless a sample says what a value looks like. */
  #choice(options: readonly Json[], field: string): unknown {
    const known = options.find(
      (option) => Object.hasOwn(fieldSamples, field) && fits(option, fieldSamples[field]),
    );
    if (known !== undefined) return fieldSamples[field];
    const sampled = options.find(({ $ref }) => String($ref).replace(/.*\//, '') in schemaSamples);
    if (sampled !== undefined) return this.of(sampled, field);
    return options.some(({ type }) => type === 'null') ? null : this.of(options[0] ?? {}, field);
  }

  #object(schema: Json): Json {
    const required = listOf(schema.required);
    const properties = isJson(schema.properties) ? Object.entries(schema.properties) : [];
    return Object.fromEntries(
      properties
        .filter(([field]) => required.includes(field))
        .map(([field, property]) => [field, this.of(jsonOf(property), field)]),
    );
  }
}
