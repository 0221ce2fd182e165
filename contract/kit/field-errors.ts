import type * as z from 'zod/mini';

export interface FieldError {
  /** Dotted path of the field; empty for the whole input. */
  readonly field: string;
  /** Stable code; its text is `<domain>.field.<code>` or `kit.field.<code>`. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type Issue = z.core.$ZodIssue;

/**
 * Returns our code for an issue: the schema's own message, or a code that we map from the library's issue.
 */
const codeOf = (issue: Issue): string => {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message) && issue.message !== 'invalid') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    default:
      return 'invalid';
  }
};

const paramsOf = (issue: Issue): FieldError['params'] => {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? { ...issue.params } : {};
};

/**
 * Converts a failed parse to our own codes. The server localises them into problem+json, and a form shows
 * them directly. At most one error per field: the first.
 */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const named = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const fieldPath of named) {
      const field = fieldPath.join('.');
      const code = issue.code === 'unrecognized_keys' ? 'unknown_field' : codeOf(issue);
      if (!errors.has(field)) errors.set(field, { field, code, params: paramsOf(issue) });
    }
  }
  return [...errors.values()];
}
