import {
  amountIn,
  type BankView,
  bankPage,
  escaped,
  methodIn,
  type Translate,
  translateWith,
} from './bank-page.ts';
import type { SandboxMandate } from './sandbox-mandates.sql.ts';
import { sandboxCheckoutPath, sandboxMandatePath } from './sandbox-paths.ts';
import type { SandboxPayment } from './sandbox-payments.sql.ts';

const listOf = (heading: string, entries: readonly string[], say: Translate): string =>
  `<h2>${heading}</h2>${
    entries.length === 0
      ? `<p>${say('list_empty')}</p>`
      : `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`
  }`;

/** Everything in the sandbox bank's books, including charges that appear on no screen. */
export function listPage(
  view: BankView,
  payments: readonly SandboxPayment[],
  mandates: readonly SandboxMandate[],
): string {
  const say = translateWith(view);
  const ofPayment = (payment: SandboxPayment): string =>
    `<a href="${sandboxCheckoutPath(payment.id)}"><span>${escaped(payment.description)}</span>
<span>${amountIn(view, payment)}</span></a><small>${methodIn(view, payment.method)} · ${say(`status_${payment.state}`)}</small>`;
  const ofMandate = ({ reference, method, lastFour, state }: SandboxMandate): string =>
    `<a href="${sandboxMandatePath(reference)}"><span>${methodIn(view, method)}</span>
<span>${lastFour === null ? '' : `•••• ${escaped(lastFour)}`}</span></a><small>${say(`mandate_${state}`)}</small>`;
  return bankPage(
    view,
    `<h1>${say('list')}</h1>${listOf(say('list_payments'), payments.map(ofPayment), say)}${listOf(
      say('list_mandates'),
      mandates.map(ofMandate),
      say,
    )}`,
  );
}
