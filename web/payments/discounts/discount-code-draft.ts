import { currency } from '#contract/kit/money.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import type { makeCode } from '#contract/payments/console/make-code.ts';
import { paymentMethod } from '#contract/payments/payment-method.ts';

/**
 * Parses a typed number with a decimal comma or point. Null if nothing was typed, NaN if the text is not a
 * number.
 */
export const parseNumber = (typed: string): number | null => {
  const plain = typed.trim().replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Parses an amount typed as `24,99` into minor units. */
export const parseAmount = (typed: string): number | null => {
  const value = parseNumber(typed);
  return value === null ? null : Math.round(value * 100);
};

const typedIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/**
 * Converts a local time of the operator into an ISO instant. Returns the typed text if it is not a valid
 * time.
 */
export const instantOf = (typed: string): string | null => {
  if (typed === '') return null;
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
};

/** Reads the new code from the form. The schema of the operation validates the values. */
export function readDiscountCodeForm(form: FormData): Record<keyof CallOf<typeof makeCode>, unknown> {
  const unit = currency.safeParse(typedIn(form, 'currency')).data ?? null;
  return {
    code: typedIn(form, 'code'),
    country: typedIn(form, 'country') || null,
    member: parseNumber(typedIn(form, 'member')),
    expires: instantOf(typedIn(form, 'expires')),
    value_percentage: parseNumber(typedIn(form, 'value_percentage')) ?? undefined,
    currency: unit,
    minimum_order_value: parseAmount(typedIn(form, 'minimum_order_value')),
    validity: typedIn(form, 'validity'),
    payment_methods: form
      .getAll('payment_methods')
      .flatMap((value) => paymentMethod.safeParse(value).data ?? []),
  };
}
