import { formatTag } from '#contract/kit/format-tag.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { checkoutStyle } from './checkout-style.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3 3 10v3h26v-3zM5 15h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM3 26h26v3H3z"/></svg>';

/** The texts and the language of the sandbox bank. */
export interface BankView {
  readonly texts: Texts;
  readonly language: Locale;
}

/** A text of the sandbox bank, escaped for a page. */
export type Translate = (key: string, values?: Record<string, string>) => string;

export const translateWith =
  ({ texts, language }: BankView): Translate =>
  (key, values) =>
    escaped(texts.format(language, `payments.sandbox.${key}`, values));

export const amountIn = (
  { language }: BankView,
  { amount, currency }: { amount: number; currency: string },
) =>
  escaped(
    new Intl.NumberFormat(formatTag(language, null), { style: 'currency', currency }).format(amount / 100),
  );

export const methodIn = ({ texts, language }: BankView, method: string): string =>
  escaped(texts.format(language, `payments.method.${method}`));

/** A list of facts; missing ones are left out. */
export const facts = (all: readonly (readonly [label: string, fact: string | null])[]): string =>
  `<dl>${all.map(([label, fact]) => (fact === null ? '' : `<dt>${label}</dt><dd>${fact}</dd>`)).join('')}</dl>`;

/** A select element with its label above it. */
export const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen?: string,
): string =>
  `<label for="${name}">${label}</label><select id="${name}" name="${name}">${options
    .map(([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`)
    .join('')}</select>`;

/** A page of the sandbox bank: its name, a notice that it is not a real bank, and a card. */
export function bankPage(view: BankView, body: string): string {
  const say = translateWith(view);
  return `<!doctype html>
<html lang="${view.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title><style>${checkoutStyle}</style></head>
<body><main>
<div class="bank">${logo}<span>${say('bank')}</span></div>
<div class="note" role="note"><strong>${say('note_title')}</strong>${say('note')}</div>
<div class="card">${body}</div>
</main></body></html>`;
}

export const unknownPage = (view: BankView): string =>
  bankPage(view, `<h1>${translateWith(view)('unknown')}</h1>`);
