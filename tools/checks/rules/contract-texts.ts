import type { Operation } from '#contract/kit/operation.ts';
import { commonRefusals } from '#contract/kit/problem.ts';
import type { Catalogues } from './catalogues.ts';

/** Codes of `fieldErrors` for an error whose message comes from the library. */
const libraryCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'unknown_field',
];

const isCode = (text: unknown): text is string => typeof text === 'string' && /^[a-z][a-z0-9_]*$/.test(text);

const codeOf = (error: unknown): string[] => {
  if (typeof error !== 'function') return [];
  try {
    const answer: unknown = error({ code: 'custom', input: undefined, path: [] });
    return isCode(answer) ? [answer] : [];
  } catch {
    // A message that depends on more of the error is not one of our fixed codes.
    return [];
  }
};

/** Our own codes in a schema. Visits each part once. */
function codesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part) || part instanceof RegExp) return [];
  seen.add(part);
  const definition: unknown = '_zod' in part ? Reflect.get(Object(part._zod), 'def') : part;
  if (typeof definition !== 'object' || definition === null) return [];
  return Object.entries(definition).flatMap(([name, value]) =>
    name === 'error' ? codeOf(value) : codesIn(value, seen),
  );
}

/** The codes with which a field of this operation's input can be refused. */
export const fieldCodes = (operation: Operation): string[] => [...new Set(codesIn(operation.input))].sort();

const missing = (catalogues: Catalogues, keys: readonly string[], because: string): string[] =>
  [...catalogues]
    .filter(([, messages]) => !keys.some((key) => messages.has(key)))
    .map(([locale]) => `${locale}: ${keys.join(' or ')} is missing (${because})`);

/** Every refusal and every field code of the contract must have a text in every language. */
export function contractTextFindings(operations: readonly Operation[], catalogues: Catalogues): string[] {
  const common = [
    ...Object.keys(commonRefusals).flatMap((code) =>
      missing(catalogues, [`kit.error.${code}`], 'common refusal'),
    ),
    ...libraryCodes.flatMap((code) => missing(catalogues, [`kit.field.${code}`], 'any field')),
  ];
  const own = operations.flatMap((operation) => {
    const domain = operation.name.split('/')[0];
    return [
      ...Object.keys(operation.errors).flatMap((code) =>
        missing(catalogues, [`${domain}.error.${code}`], operation.name),
      ),
      ...fieldCodes(operation).flatMap((code) =>
        missing(catalogues, [`${domain}.field.${code}`, `kit.field.${code}`], operation.name),
      ),
    ];
  });
  return [...new Set([...common, ...own])];
}
