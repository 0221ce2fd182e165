import type { Locale } from '#contract/kit/locale.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import type { SandboxPayment } from '../../store/sandbox-payments.ts';
import type { FetchedReversal } from '../provider.ts';
import { type CheckoutAction, checkoutActions } from './checkout-actions.ts';
import { checkoutStyle } from './checkout-style.ts';
import { hintManner } from './hint-manners.ts';
import { sandboxCheckoutPath } from './sandbox-checkout-path.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3 3 10v3h26v-3zM5 15h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM3 26h26v3H3z"/></svg>';

export interface CheckoutView {
  readonly texts: Texts;
  readonly language: Locale;
}

type Say = (key: string, values?: Record<string, string>) => string;

const document = (language: Locale, say: Say, body: string): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title><style>${checkoutStyle}</style></head>
<body><main>
<div class="bank">${logo}<span>${say('bank')}</span></div>
<div class="note" role="note"><strong>${say('note_title')}</strong>${say('note')}</div>
${body}
</main></body></html>`;

const button = (payment: SandboxPayment, action: CheckoutAction, say: Say): string =>
  `<button type="submit" formaction="${sandboxCheckoutPath(payment.id)}/${action}"${
    action === 'complete' ? ' class="main"' : ''
  }>${say(`action_${action}`)}</button>`;

/** One form: whichever button is pressed says what happens, the list below them how we hear of it. */
const choiceForm = (payment: SandboxPayment, actions: readonly CheckoutAction[], say: Say): string => {
  const [first, ...others] = actions.map((action) => button(payment, action, say));
  const manners = hintManner.options
    .map((manner) => `<option value="${manner}">${say(`hints_${manner}`)}</option>`)
    .join('');
  return `<form method="post">${first}${others.length > 0 ? `<h2>${say('other_ends')}</h2>${others.join('')}` : ''}
<label for="hints">${say('hints')}</label><select id="hints" name="hints">${manners}</select></form>`;
};

const sayWith =
  ({ texts, language }: CheckoutView): Say =>
  (key, values) =>
    escaped(texts.format(language, `credits.sandbox.${key}`, values));

/** The page of one payment: what it is for and what may become of it, or what became of it. */
export function checkoutPage(
  view: CheckoutView,
  payment: SandboxPayment,
  reversals: readonly FetchedReversal[],
): string {
  const say = sayWith(view);
  const amount = new Intl.NumberFormat(view.language, { style: 'currency', currency: payment.currency });
  const method = view.texts.format(view.language, `credits.method.${payment.method}`);
  const facts = `<dl>
<dt>${say('amount')}</dt><dd class="amount">${escaped(amount.format(payment.amount / 100))}</dd>
<dt>${say('description')}</dt><dd>${escaped(payment.description)}</dd>
<dt>${say('method')}</dt><dd>${escaped(method)}</dd></dl>`;
  const isOver = !['open', 'pending'].includes(payment.state);
  const actions = checkoutActions(payment, reversals);
  const choices = actions.length > 0 ? choiceForm(payment, actions, say) : '';
  return document(
    view.language,
    say,
    `<div class="card"><h1>${say(isOver ? 'heading_done' : 'heading')}</h1>${facts}${
      isOver ? ending(payment, reversals, say) : ''
    }${choices}</div>`,
  );
}

const ending = (payment: SandboxPayment, reversals: readonly FetchedReversal[], say: Say): string => {
  const isBack = reversals.some(({ state }) => state !== 'undone');
  return `<p>${say(isBack ? 'state_charged_back' : `state_${payment.state}`)}</p>
${payment.redirect_url === null ? '' : `<a class="button" href="${escaped(payment.redirect_url)}">${say('back')}</a>`}`;
};

export function unknownCheckoutPage(view: CheckoutView): string {
  const say = sayWith(view);
  return document(view.language, say, `<div class="card"><h1>${say('unknown')}</h1></div>`);
}
