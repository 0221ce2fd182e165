import type { Currency, Money } from '#contract/kit/money.ts';
import { type ConsoleReversal, getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { invoiceView } from '../invoices/invoice-view.ts';
import { openRefundAccount } from '../refunds/refund-account.ts';
import { openCaseOf } from '../refunds/refund-cases.sql.ts';
import { caseWorth } from '../refunds/refund-cases.ts';
import { consolePaymentView } from './console-payment-view.ts';
import { paymentEvents } from './payment-events.ts';
import { type PaymentRecord, readPaymentRecord } from './read-payment-record.ts';

const reversalView = (row: PaymentRecord['reversals'][number], currency: Currency): ConsoleReversal => ({
  id: row.id,
  kind: row.kind === 'refund' ? 'refund' : 'chargeback',
  state: row.state === 'pending' || row.state === 'undone' ? row.state : 'done',
  amount: { amount: row.amount, currency },
  credits: row.credits,
  taken: row.taken,
  provider_reference: row.provider_reference,
  requested_by:
    row.requested_by === 'member' || row.requested_by === 'operator' || row.requested_by === 'system'
      ? row.requested_by
      : null,
  held_until: row.released_at === null ? (row.held_until?.toISOString() ?? null) : null,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

/** The money that went back beyond the price (CRED-11). */
function lostOf({ payment: { price }, reversals }: PaymentRecord): Money | null {
  const back = reversals.reduce((sum, { state, amount }) => sum + (state === 'undone' ? 0 : amount), 0);
  return back > price.amount ? { ...price, amount: back - price.amount } : null;
}

function startNowOf({ consents }: PaymentRecord) {
  const given = consents.find(({ kind }) => kind === 'start_now');
  return given
    ? { text_version: given.text_version, language: given.language, given_at: given.given_at.toISOString() }
    : null;
}

export const getConsolePaymentHandler = handler(getConsolePayment, async (call, platform) => {
  const file = await readPaymentRecord(platform.db, call.input.id, platform.clock.now());
  if (!file) return call.refuse('not_found');
  const { payment, mandate } = file;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getConsolePayment.name,
    members: [payment.member],
  });
  const { currency } = payment.price;
  const refused = await openCaseOf(platform.db, payment.id);
  const open = file.proposals.find(({ decided_at }) => decided_at === null);
  const left = payment.state === 'completed' ? payment.price.amount - payment.reversedAmount : 0;
  return {
    ...consolePaymentView(payment, file.withdrawals),
    package: payment.package,
    full_price: payment.fullPrice,
    discount_code: payment.discountCode,
    country: payment.country,
    ip_country: payment.ipCountry,
    payer_country: payment.payerCountry,
    failure: payment.failure,
    settled_at: payment.settledAt?.toISOString() ?? null,
    watched_until: file.watchedUntil?.toISOString() ?? null,
    mandate: mandate && { method: mandate.method, last_four: mandate.lastFour, state: mandate.state },
    start_now: startNowOf(file),
    reversals: file.reversals.map((row) => reversalView(row, currency)),
    invoices: file.invoices.map(invoiceView),
    events: paymentEvents(file),
    findings: file.findings,
    debt: file.debt,
    lost: lostOf(file),
    withdrawn_at: file.withdrawnAt?.toISOString() ?? null,
    debit_block: file.block,
    refundable: {
      most: { amount: left, currency },
      unspent: { amount: Math.min(left, file.unspent.amount), currency },
      credits: file.unspent.credits,
    },
    proposal: open
      ? {
          id: open.id,
          amount: { amount: open.amount, currency },
          credits: open.credits,
          reason: open.reason,
          proposed_at: open.proposed_at.toISOString(),
          early: open.reversal_id !== null,
          own: open.proposed_by === call.operator,
        }
      : null,
    refund_case: refused && {
      amount: { amount: (await caseWorth(platform.db, payment, refused)).amount, currency },
      opened_at: refused.openedAt.toISOString(),
      account: refused.account && openRefundAccount(platform.keys, refused.account),
    },
  };
});
