import type { PaymentEvent } from '#contract/payments/console/get-console-payment.ts';
import { writtenNumber } from '#contract/payments/get-invoices.ts';
import type { PaymentRecord } from './read-payment-record.ts';

interface RecordedEvent {
  readonly at: Date;
  readonly what: PaymentEvent['what'];
  /** Minor units. */
  readonly amount?: number;
  readonly more?: string | null;
}

function* ofReversals({ reversals }: PaymentRecord): Iterable<RecordedEvent> {
  for (const { kind, amount, reason, state, created_at, settled_at } of reversals) {
    const what = kind === 'refund' ? 'refund_began' : 'chargeback_began';
    yield { at: created_at, what, amount, more: reason };
    if (settled_at === null || state === 'pending') continue;
    yield { at: settled_at, what: state === 'done' ? 'reversal_done' : 'reversal_undone', amount };
  }
}

function* ofOperators({ proposals, waivers, findings }: PaymentRecord): Iterable<RecordedEvent> {
  for (const { amount, reason, proposed_at, decided_at, approved } of proposals) {
    yield { at: proposed_at, what: 'refund_proposed', amount, more: reason };
    if (decided_at === null) continue;
    yield { at: decided_at, what: approved ? 'refund_approved' : 'refund_declined', amount };
  }
  for (const { credits, reason, waived_at } of waivers)
    yield { at: waived_at, what: 'debt_waived', more: `${credits}: ${reason}` };
  for (const { first_seen, details, resolved } of findings) {
    yield { at: new Date(first_seen), what: 'differed', more: details.theirs ?? details.ours };
    if (resolved) yield { at: new Date(resolved.at), what: 'settled_difference', more: resolved.note };
  }
}

function* happened(file: PaymentRecord): Iterable<RecordedEvent> {
  const { payment, consents, invoices } = file;
  yield { at: payment.createdAt, what: 'ordered', amount: payment.price.amount };
  for (const { kind, text_version, given_at } of consents)
    yield {
      at: given_at,
      what: kind === 'recurring' ? 'agreed_to_keep' : 'agreed_to_start',
      more: text_version,
    };
  if (payment.settledAt !== null && payment.state !== 'pending')
    yield { at: payment.settledAt, what: payment.state, more: payment.failure };
  for (const { kind, number, gross, issuedAt } of invoices)
    yield {
      at: issuedAt,
      what: kind === 'invoice' ? 'invoiced' : 'credited',
      amount: gross,
      more: writtenNumber(number),
    };
  yield* ofReversals(file);
  yield* ofOperators(file);
}

/** Everything that happened to a payment, oldest first; simultaneous events in their logical order. */
export const paymentEvents = (file: PaymentRecord): PaymentEvent[] =>
  [...happened(file)]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, what, amount, more }) => ({
      at: at.toISOString(),
      what,
      amount: amount === undefined ? null : { amount, currency: file.payment.price.currency },
      more: more ?? null,
    }));
