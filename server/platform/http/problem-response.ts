import { STATUS_CODES } from 'node:http';
import type { FieldError } from '#contract/kit/field-errors.ts';
import { pseudoLocale } from '#contract/kit/locale.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { type CommonRefusal, commonRefusals, type Problem } from '#contract/kit/problem.ts';
import type { ShownLocale, Texts } from '../texts/texts.ts';
import { Refusal } from './refusal.ts';

const isCommon = (code: string): code is CommonRefusal => Object.hasOwn(commonRefusals, code);

/**
 * Status of an error code, first from the operation, then from the common codes. Null if the code is not
 * declared.
 */
const statusOf = (code: string, operation: Operation | null): number | null => {
  if (operation !== null && Object.hasOwn(operation.errors, code)) return operation.errors[code] ?? null;
  return isCommon(code) ? commonRefusals[code] : null;
};

const domainOf = (operation: Operation | null): string => operation?.name.split('/')[0] ?? 'kit';

const fieldText = (texts: Texts, locale: ShownLocale, domain: string, fault: FieldError): string => {
  const keys = [`${domain}.field.${fault.code}`, `kit.field.${fault.code}`];
  const key = keys.find((candidate) => texts.has(candidate)) ?? 'kit.field.invalid';
  try {
    return texts.format(locale, key, fault.params);
  } catch {
    // The schema reported the code without the parameters that the text needs.
    return texts.format(locale, 'kit.field.invalid');
  }
};

/**
 * The time of the next try in words, such as "in 5 minutes". One minute if the refusal gives no seconds.
 */
const whenText = (locale: ShownLocale, seconds: unknown): string => {
  const words = new Intl.RelativeTimeFormat(locale === pseudoLocale ? 'nl' : locale, { numeric: 'always' });
  const wait = typeof seconds === 'number' ? seconds : 60;
  if (wait < 60) return words.format(wait, 'second');
  if (wait <= 59 * 60) return words.format(Math.ceil(wait / 60), 'minute');
  return words.format(Math.ceil(wait / 3600), 'hour');
};

/** Builds the problem document of a refusal (API-2, RFC 9457). */
export function problemResponse(
  refusal: Refusal,
  operation: Operation | null,
  locale: ShownLocale,
  texts: Texts,
): Problem {
  const status = statusOf(refusal.code, operation);
  if (status === null) return problemResponse(new Refusal('internal'), operation, locale, texts);
  const own = operation !== null && Object.hasOwn(operation.errors, refusal.code);
  const domain = domainOf(operation);
  return {
    type: `urn:vonk:problem:${own ? domain : 'kit'}:${refusal.code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: refusal.code,
    detail: texts.format(locale, `${own ? domain : 'kit'}.error.${refusal.code}`, {
      ...refusal.params,
      when: whenText(locale, refusal.params.seconds),
    }),
    params: { ...refusal.params },
    ...(status === 400 && refusal.faults.length > 0
      ? {
          errors: refusal.faults.map((fault) => ({
            field: fault.field,
            code: fault.code,
            detail: fieldText(texts, locale, domain, fault),
          })),
        }
      : {}),
    ...(refusal.code === 'authentication_required' ? { authentication_required: true as const } : {}),
  };
}

/** Whether the caller may see the refusal. An undeclared code is a bug of ours. */
export function isDeclared(refusal: Refusal, operation: Operation | null): boolean {
  return statusOf(refusal.code, operation) !== null;
}
