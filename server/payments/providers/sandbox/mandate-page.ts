import { type BankView, bankPage, choice, escaped, facts, methodIn, translateWith } from './bank-page.ts';
import { type SandboxMandate, sandboxCharge, sandboxMandateState } from './sandbox-mandates.sql.ts';
import { sandboxListPath, sandboxMandatePath } from './sandbox-paths.ts';

/** The page of a kept card or account: whether it can be charged, and the outcome of the next charge. */
export function mandatePage(view: BankView, mandate: SandboxMandate): string {
  const say = translateWith(view);
  const states = sandboxMandateState.options.map((state) => [state, say(`mandate_${state}`)] as const);
  const charges = sandboxCharge.options.map((charge) => [charge, say(`charge_${charge}`)] as const);
  return bankPage(
    view,
    `<h1>${say('heading_mandate')}</h1>${facts([
      [say('method'), methodIn(view, mandate.method)],
      [say('last_four'), mandate.lastFour === null ? null : escaped(mandate.lastFour)],
    ])}<form method="post" action="${sandboxMandatePath(mandate.reference)}">
${choice('state', say('mandate_state'), states, mandate.state)}
${mandate.method === 'directdebit' ? '' : choice('next_charge', say('next_charge'), charges, mandate.nextCharge)}
<button type="submit" class="main">${say('save')}</button></form>
<nav><a href="${sandboxListPath}">${say('list')}</a></nav>`,
  );
}
