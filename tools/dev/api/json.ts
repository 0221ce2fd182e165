/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A JSON object under construction. */
export type JsonDraft = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Copies a JSON value and replaces each object by what `change` returns for it; children come first. */
export function mapJson(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, change));
  if (!isJson(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapJson(inner, change)])),
  );
}

/** The component names that the `$ref`s of a JSON value point to. */
export function referencesOf(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesOf(item, found);
  if (!isJson(value)) return found;
  if (typeof value.$ref === 'string') found.add(value.$ref.slice(value.$ref.lastIndexOf('/') + 1));
  for (const inner of Object.values(value)) referencesOf(inner, found);
  return found;
}
