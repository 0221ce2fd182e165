import { formatTag } from '#contract/kit/format-tag.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import type { Creditor } from '#contract/payments/get-direct-debit.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { noticeDays } from '../orders/debit-date.ts';
import { moneyText } from '../orders/money-text.ts';

/**
 * Version of `payments.mandate.text` in every language. Change this version together with the meaning of the
 * text (SEPA-3).
 */
export const mandateTextVersion = '2026-11-22';

export interface MandateParts {
  readonly creditor: Creditor;
  /** The company for which the creditor collects. */
  readonly company: string;
  /** Null: none assigned yet. */
  readonly reference: string | null;
  readonly cap: Money;
}

/**
 * The full text of a direct debit mandate (SEPA-3, SEPA-5, SEPA-6, PAY-26). Formats without a country, because
 * form and mail show the same words.
 */
export const mandateText = (
  texts: Texts,
  language: Locale,
  { creditor, company, reference, cap }: MandateParts,
): string =>
  texts.format(language, 'payments.mandate.text', {
    creditor: creditor.name,
    identifier: creditor.identifier,
    company,
    reference: reference ?? 'none',
    cap: moneyText(cap, formatTag(language, null)),
    days: noticeDays,
  });
