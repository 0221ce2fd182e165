import type { FetchedReversal } from '../provider.ts';
import {
  amountIn,
  type BankView,
  bankPage,
  choice,
  escaped,
  facts,
  methodIn,
  type Translate,
  translateWith,
} from './bank-page.ts';
import { type CheckoutAction, checkoutActions } from './checkout-actions.ts';
import { sandboxCheckoutPath, sandboxListPath, sandboxMandatePath } from './sandbox-paths.ts';
import { type SandboxPayment, sandboxRefund } from './sandbox-payments.sql.ts';
import { transferToSandbox } from './transfer-to-sandbox.ts';
import { webhookTiming } from './webhook-timing.ts';

/** A charge without a checkout has no buyer to pay it, so its button says that the money arrives. */
const wordOf = ({ redirect_url }: SandboxPayment, action: CheckoutAction): string =>
  redirect_url === null && action === 'complete' ? 'action_collect' : `action_${action}`;

const button = (payment: SandboxPayment, action: CheckoutAction, say: Translate): string =>
  `<button type="submit" formaction="${sandboxCheckoutPath(payment.id)}/${action}"${
    action === 'complete' ? ' class="main"' : ''
  }>${say(wordOf(payment, action))}</button>`;

/** One form: the pressed button sets the outcome, and the list below it how the webhook is sent. */
const choiceForm = (payment: SandboxPayment, actions: readonly CheckoutAction[], say: Translate): string => {
  const [first, ...others] = actions.map((action) => button(payment, action, say));
  const manners = webhookTiming.options.map((manner) => [manner, say(`hints_${manner}`)] as const);
  return `<form method="post">${first}${others.length > 0 ? `<h2>${say('other_ends')}</h2>${others.join('')}` : ''}
${choice('hints', say('hints'), manners)}</form>`;
};

/** The outcome of further refunds by the shop. */
const refundForm = (payment: SandboxPayment, say: Translate): string => {
  const ends = sandboxRefund.options.map((end) => [end, say(`refund_${end}`)] as const);
  return `<form method="post">${choice('refund', say('refund'), ends, payment.next_refund)}
${button(payment, 'choose_refund', say)}</form>`;
};

const isLive = ({ state }: FetchedReversal): boolean => state !== 'undone';

const endingOf = ({ state }: SandboxPayment, reversals: readonly FetchedReversal[]): string => {
  const live = reversals.filter(isLive);
  if (live.some(({ kind }) => kind === 'chargeback')) return 'state_charged_back';
  if (live.some((reversal) => reversal.state === 'pending')) return 'state_refunding';
  return live.length > 0 ? 'state_refunded' : `state_${state}`;
};

const headingOf = ({ state, redirect_url }: SandboxPayment): string => {
  if (state !== 'open' && state !== 'pending') return 'heading_done';
  return redirect_url === null ? 'heading_charge' : 'heading';
};

const link = (path: string, text: string, isButton = false): string =>
  `<a${isButton ? ' class="button"' : ''} href="${escaped(path)}">${text}</a>`;

/** The page of one payment: its purpose and the possible outcomes, or the final one. */
export function checkoutPage(
  view: BankView,
  payment: SandboxPayment,
  reversals: readonly FetchedReversal[],
): string {
  const say = translateWith(view);
  const { state, redirect_url: back, mandate_id: mandate, currency } = payment;
  const isOver = state !== 'open' && state !== 'pending';
  const actions = checkoutActions(payment, reversals);
  const transfer = transferToSandbox(payment);
  const returned = reversals.filter(isLive).reduce((sum, { amount }) => sum + amount, 0);
  return bankPage(
    view,
    `<h1>${say(headingOf(payment))}</h1><p class="amount">${amountIn(view, payment)}</p>${facts([
      [say('description'), escaped(payment.description)],
      [say('method'), methodIn(view, payment.method)],
      [say('iban'), transfer && escaped(transfer.iban)],
      [say('reference'), transfer && escaped(transfer.reference)],
      [say('failure'), payment.failure === null ? null : escaped(payment.failure)],
      [say('returned'), returned > 0 ? amountIn(view, { amount: returned, currency }) : null],
    ])}${isOver ? `<p>${say(endingOf(payment, reversals))}</p>` : ''}${
      isOver && back !== null ? link(back, say('back'), true) : ''
    }${actions.length > 0 ? choiceForm(payment, actions, say) : ''}${
      state === 'paid' ? refundForm(payment, say) : ''
    }<nav>${mandate === null ? '' : link(sandboxMandatePath(mandate), say('heading_mandate'))}${link(
      sandboxListPath,
      say('list'),
    )}</nav>`,
  );
}
