import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import type { Creditor } from '#contract/payments/creditor.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { noticeDays } from '../orders/debit-date.ts';
import { moneyText } from '../orders/money-text.ts';

/** Of `payments.mandate.text` in every language: whoever changes what it says changes this as well (SEPA-3). */
export const mandateTextVersion = '2026-11-22';

export interface MandateParts {
  readonly creditor: Creditor;
  /** For whom it is collected. */
  readonly company: string;
  /** Null: it has none yet. */
  readonly reference: string | null;
  readonly cap: Money;
}

/** What a member agrees to with a direct debit, word for word (SEPA-3, SEPA-5, SEPA-6, PAY-26). */
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
    cap: moneyText(cap, language),
    days: noticeDays,
  });
