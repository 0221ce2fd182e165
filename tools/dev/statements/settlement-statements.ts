import { startPurchases } from '#server/ledger/start-purchases.sql.ts';
import type { FetchedPayment, FetchedReversal } from '#server/payments/providers/provider.ts';
import { requestRefund } from '#server/payments/refunds/request-refund.ts';
import { claimDuePayments } from '#server/payments/settlement/due-payments.sql.ts';
import { settlePayment } from '#server/payments/settlement/settle-payment.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadSites } from '#server/sites/door.ts';
import { creditExamples } from './credit-examples.ts';
import { type Answers, recordStatements } from './record-statements.ts';
import { mandateRow, pendingPaymentRow, unitOf } from './sample-rows.ts';
import type { Example, Snapshot } from './snapshot.ts';

const parameters = {
  site: 71,
  member: 1001,
  payment: 3003,
  mandate: 4004,
  reversal: 5005,
  credits: 150,
  amount: 1499,
  refund_amount: 500,
  refund_credits: 50,
  provider: 'mollie',
  payment_reference: 'tr_1',
  reversal_reference: 'chb_1',
  customer_reference: 'cst_1',
  mandate_reference: 'mdt_1',
  code: 'WELCOME25',
  currency: 'EUR',
  payer_country: 'NL',
  failure: 'card_declined',
  cap: 2999,
  last_four: '4242',
  payment_key: 'payment:3003',
  reversal_key: 'reversal:5005',
  restored_key: 'restored:reversal:5005',
  now: new Date('2030-06-15T12:00:00Z'),
  tomorrow: new Date('2030-06-16T12:00:00Z'),
  watched_until: new Date('2031-01-01T12:00:00Z'),
};
const { site, member, payment, mandate, reversal, credits, amount, now } = parameters;

const pending = pendingPaymentRow(payment, member, site, now);
const paid = { ...pending, state: 'completed', settled_at: now };

/** The same order at the provider. */
const fetched: FetchedPayment = {
  ...{ orderId: payment, reference: parameters.payment_reference, state: 'paid', amount, currency: 'EUR' },
  ...{ payerCountry: parameters.payer_country, failure: null, transfer: null, createdAt: now, reversals: [] },
  mandate: {
    ...{ customer: parameters.customer_reference, reference: parameters.mandate_reference },
    ...{ method: 'creditcard', lastFour: parameters.last_four, state: 'valid' },
  },
};

const chargeback: FetchedReversal = {
  ...{ kind: 'chargeback', reference: parameters.reversal_reference, ownId: null, amount },
  ...{ state: 'done', reason: null },
};

const wallet = { balance: credits, bought: credits, waiting: 0, premium_since: now };
const consent = {
  cap_amount: parameters.cap,
  text_version: '1',
  language: 'nl',
  given_at: now,
  ip_sealed: null,
};

const siteRow = {
  id: site,
  host: 'localhost',
  is_default: true,
  company_id: 1,
  niche: 1,
  settings: {},
  closed_at: null,
};

/** Puts the site into the cache, so that no example reads it. */
const cacheSite = () => recordStatements(loadSites, { fill: [[siteRow]] });

const settle = (changed: Partial<FetchedPayment>) => async (db: Handle) => {
  await cacheSite();
  await settlePayment(
    { clock: { now: () => now }, log: { error() {} }, transact: (work) => work(unitOf(db)) },
    payment,
    { ...fetched, ...changed },
  );
};

/** Credits that are still in the wallet, with the purchase that brought them. */
const unspent: Answers = {
  isErased: [[{ erased_at: null }]],
  nextReversalId: [[{ id: reversal }]],
  lockWallet: [[wallet]],
  transfer: [[wallet]],
  settlePremium: [[wallet]],
  boughtCredits: [[wallet]],
  purchasesOf: [[{ payment, credits, kept: credits, amount, currency: 'EUR', waits: false }]],
};

const takenReversal = {
  ...{ id: reversal, kind: 'chargeback', reference: parameters.reversal_reference, amount, credits },
  ...{ taken: credits, state: 'done', requestedBy: null, releasedWhy: null },
};

const settling: readonly Example[] = [
  {
    title: 'settlePayment: a first order is paid, with a discount code and a card to keep',
    requirements: ['CRED-2', 'CRED-3', 'CRED-5', 'PAY-9', 'PAY-26', 'PAY-33'],
    parameters,
    answers: {
      consumeReservations: [[{ id: 1 }]],
      lockPayment: [[pending]],
      lockWallet: [[{ ...wallet, premium_since: null }]],
      transfer: [[wallet]],
      grantPurchase: [[wallet]],
      readConsent: [[consent]],
      insertMandate: [[mandateRow(mandate, member, site, now)]],
      isErased: [[{ erased_at: null }]],
    },
    run: settle({}),
  },
  {
    title: 'settlePayment: the same credits were granted before',
    requirements: ['CRED-3', 'CRED-5', 'PAY-9'],
    parameters,
    answers: {
      consumeReservations: [[{ id: 1 }]],
      lockPayment: [[pending]],
      lockWallet: [[wallet]],
      transfer: [[], [{ ...wallet, repeated: true }]],
    },
    run: settle({ mandate: null }),
  },
  {
    title: 'settlePayment: an order fails',
    requirements: ['CRED-8', 'PAY-33'],
    parameters,
    answers: { consumeReservations: [[{ id: 1 }]], lockPayment: [[pending]] },
    run: settle({ state: 'failed', failure: parameters.failure }),
  },
  {
    title: 'settlePayment: a chargeback takes the credits back',
    requirements: ['CRED-11', 'PAY-18'],
    parameters,
    answers: { ...unspent, lockPayment: [[paid]] },
    run: settle({ reversals: [chargeback] }),
  },
  {
    title: 'settlePayment: a won dispute restores the credits',
    requirements: ['CRED-11', 'PAY-18'],
    parameters,
    answers: {
      ...unspent,
      lockPayment: [[{ ...paid, reversed_amount: amount }]],
      reversalsOfPayment: [[takenReversal]],
      transferUnder: [[{ amount: credits, bought: credits, payment }], []],
    },
    run: settle({ reversals: [{ ...chargeback, state: 'undone' }] }),
  },
  {
    title: 'requestRefund: a member gets the money of unspent credits back',
    requirements: ['CON-6', 'PAY-16', 'PAY-17'],
    parameters,
    answers: { ...unspent, lockPayment: [[paid]] },
    async run(db) {
      await cacheSite();
      const by = { kind: 'member' } as const;
      await requestRefund(unitOf(db), { payment, amount: 'all', reason: 'erased', by, now });
    },
  },
  {
    title: 'startPurchases: the buyer asks for the start of waiting credits',
    requirements: ['CRED-14'],
    parameters,
    answers: { lockWallet: [[{ ...wallet, waiting: credits }]], startPurchases: [[{ payment }], [wallet]] },
    run: (db) => startPurchases(db, { member, payments: [payment], by: 'request', now }),
  },
  {
    title: 'claimDuePayments: claims the payments whose look-up is due',
    requirements: ['PAY-7'],
    parameters,
    run: (db) => claimDuePayments(db, now, 20),
  },
];

export const settlementStatements: Snapshot = {
  file: 'docs/sql/settlement.sql',
  about: 'The statements of settling and refunding a payment, and of every movement of credits.',
  examples: [...settling, ...creditExamples],
};
