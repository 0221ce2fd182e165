import { debitForm } from '../payments/debit-form.ts';
import { both, code, consoleRow, open, own, password, type Rows, unknownId } from './attack.ts';
import type { AuthorisationWorld } from './authorisation-world.ts';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
};

const debit = debitForm();

/** Refunds, withdrawals without an order, the security log and the brake on hiding. */
const consoleRows = (payment: number) => ({
  'operators/search-security-events': consoleRow({ member: unknownId }),
  'operators/search-audit-log': consoleRow({ member: unknownId }),
  'operators/export-audit-log': consoleRow({ member: unknownId }),
  'operators/prove-second-factor': consoleRow({ code: '000000' }),
  'operators/list-approvals': consoleRow(),
  'operators/list-operators': consoleRow(),
  'operators/invite-operator': consoleRow({ email: 'owner.secret@people.example', roles: ['nobody'] }),
  'operators/change-operator-roles': consoleRow({ operator: unknownId, roles: ['support'] }),
  'operators/disable-operator': consoleRow({ operator: unknownId }),
  'operators/end-operator-sessions': consoleRow({ operator: unknownId }),
  'operators/send-set-up-link': consoleRow({ operator: unknownId }),
  'payments/decide-code': consoleRow({ approval: unknownId, approved: true }),
  'payments/list-refund-proposals': consoleRow(),
  'accounts/decide-ban': consoleRow({ approval: unknownId, approved: true }),
  'safety/release-brake': consoleRow({ site: 1 }),
  'safety/reopen-case': consoleRow({ report: unknownId, reasons: 'Nog eens.' }),
  'profiles/get-case-subject': consoleRow({ member: unknownId }),
  'profiles/open-case': consoleRow({
    client_id: '8d3f1c9e-2b52-4a0e-9b8f-0d6c7a5b4e3f',
    member: unknownId,
    reason: 'spam',
    words: 'Spam.',
  }),
  'payments/refund-payment': consoleRow({ payment, amount: 100, credits: 0, reason: 'sorry' }),
  'payments/decide-refund': consoleRow({ proposal: unknownId, approved: true }),
  'payments/pay-refund-case': consoleRow({ payment, amount: 100 }),
  'payments/release-refund': consoleRow({ payment, reason: 'proof' }),
  'payments/list-withdrawal-cases': consoleRow(),
  'payments/open-withdrawal-case': consoleRow({ case: unknownId }),
  'payments/answer-withdrawal-case': consoleRow({ case: unknownId, words: 'sorry' }),
  'payments/dismiss-withdrawal-cases': consoleRow({ cases: [unknownId], reason: 'flood' }),
  'payments/reopen-withdrawal-case': consoleRow({ case: unknownId }),
  'payments/match-withdrawal-case': consoleRow({ case: unknownId, order: `${unknownId}` }),
});

/** Discount codes, their orders and their files. */
const codeRows = (code: string): Rows => ({
  'payments/list-codes': consoleRow(),
  'payments/get-code': consoleRow({ code }),
  'payments/list-code-orders': consoleRow({ code }),
  'payments/export-codes': consoleRow(),
  'payments/export-code-orders': consoleRow({ code }),
  'payments/make-code': consoleRow({
    ...{ code: 'SPRING', country: null, member: null, expires: null, value_percentage: 10, currency: null },
    ...{ minimum_order_value: null, validity: 'once-per-user', payment_methods: [] },
  }),
  'payments/stop-code': consoleRow({ code }),
});

/** Refunds after a ban, and refunds that the provider refused. */
function refundRows(payment: number): Rows {
  return {
    'payments/get-refund-cases': own(),
    'payments/give-refund-account': {
      input: { order: payment, account_holder: 'Robin', iban: 'NL91ABNA0417164300' },
      attacks: [
        ...both({ order: payment, account_holder: 'Robin', iban: 'NL91ABNA0417164300' }, 'not_found'),
        ...both({ order: unknownId, account_holder: 'Robin', iban: 'NL91ABNA0417164300' }, 'not_found'),
      ],
    },
    'safety/get-unspent-refunds': own(),
    'safety/refund-unspent': {
      input: { order: payment, amount: { amount: 100, currency: 'EUR' } },
      attacks: [
        ...both({ order: payment, amount: { amount: 100, currency: 'EUR' } }, 'nothing_to_refund'),
        ...both({ order: unknownId, amount: { amount: 100, currency: 'EUR' } }, 'nothing_to_refund'),
      ],
    },
  };
}

/** Rows of sites, tracking, notifications, operators and credits. */
export function serviceRows(world: AuthorisationWorld): Rows {
  const { payment, mandate } = world;
  return {
    'sites/get-settings': open(),
    'sites/get-interests': open(),
    'sites/get-regions': open(),
    'sites/get-company-info': open(),
    'sites/get-page-text': open({ page: 'terms' }),
    'sites/dismiss-announcement': { input: { id: 1 }, attacks: both({ id: 1 }, 'not_found') },
    'sites/geocode': open({ lat: '52.37', lon: '4.9' }),
    'sites/choose-country': open({ country: 'BE' }),
    'sites/find-places': open({ country: 'NL', name: 'ams' }),
    'tracking/page-hidden': open(),
    'tracking/get-source-choice': open(),
    'tracking/choose-source': open({ choice: 'decline' }),
    'tracking/count-visit': open({ page: 'none', step: 'arrived' }, 'invalid_input'),
    'notifications/subscribe-push': own(subscription),
    'notifications/unsubscribe-push': own({ endpoint: subscription.endpoint }),
    'notifications/get-notification-choices': own(),
    'notifications/set-notification-choices': own({ mail: { like: 'none' } }),
    'notifications/change-subscription': open(
      { token: '0'.repeat(53), subscribed: false },
      'unsubscribe_link_invalid',
    ),
    'operators/log-in-operator': open({ email: world.ownerEmail, password }, 'login_failed'),
    'operators/finish-operator-log-in': open({ token: 'A'.repeat(43), code }, 'second_step_expired'),
    'operators/log-out-operator': open(),
    'operators/get-operator': consoleRow(),
    'operators/start-set-up': open({ token: 'A'.repeat(43) }, 'set_up_link_invalid'),
    'operators/finish-set-up': open(
      { token: 'A'.repeat(43), password, password_repeat: password, code },
      'set_up_link_invalid',
    ),
    'payments/get-packages': open(),
    'ledger/get-wallet': own(),
    'payments/start-credits': own(),
    'payments/get-repeat-order': own(),
    'payments/list-transactions': own(),
    'ledger/list-movements': own(),
    'payments/get-spending-cap': own(),
    'payments/set-spending-cap': own({ cap: null }),
    'payments/get-payment': {
      input: { id: payment },
      attacks: [...both({ id: payment }, 'not_found'), ...both({ id: unknownId }, 'not_found')],
    },
    'payments/cancel-payment': {
      input: { id: payment },
      attacks: [...both({ id: payment }, 'not_found'), ...both({ id: unknownId }, 'not_found')],
    },
    'payments/declare-country': {
      input: { id: payment, country: 'BE' },
      attacks: [
        ...both({ id: payment, country: 'BE' }, 'not_found'),
        ...both({ id: unknownId, country: 'BE' }, 'not_found'),
      ],
    },
    'payments/get-direct-debit': own(),
    // This site offers no direct debit. direct-debit.test.ts covers attacks with another member's code.
    'payments/save-direct-debit': { input: debit, attacks: both(debit, 'payment_method_not_offered') },
    'payments/list-mandates': own(),
    'payments/end-mandate': {
      input: { id: mandate },
      attacks: [...both({ id: mandate }, 'not_found'), ...both({ id: unknownId }, 'not_found')],
    },
    'payments/get-invoices': {
      input: { id: payment },
      attacks: [...both({ id: payment }, 'not_found'), ...both({ id: unknownId }, 'not_found')],
    },
    'payments/create-payment': own({
      package: 'p0',
      payment_method: 'ideal',
      client_id: world.paymentClientId,
    }),
    'payments/get-discount-code': {
      input: { code: world.discountCode },
      attacks: both({ code: world.discountCode }, 'discount_code_not_found'),
    },
    'payments/get-console-payment': consoleRow({ id: payment }),
    ...consoleRows(payment),
    'payments/list-debit-blocks': consoleRow(),
    'payments/lift-debit-block': consoleRow({ member: unknownId }),
    'payments/list-shared-accounts': consoleRow(),
    'payments/list-debts': consoleRow(),
    'payments/waive-debt': consoleRow({ payment, reason: 'sorry' }),
    'payments/list-findings': consoleRow(),
    'payments/list-sources': consoleRow({ by: 'network', since: '2026-01-01', until: '2026-01-31' }),
    'payments/resolve-finding': consoleRow({ finding: unknownId, note: 'known' }),
    ...codeRows(world.discountCode),
    ...refundRows(payment),
    'payments/get-withdrawal': { ...own(), visitor: 200 },
    // An order number that is not one: any other declaration is kept as a case, on purpose.
    'payments/confirm-withdrawal': open(
      { name: 'Robin', order: 'x', email: 'robin@post.example' },
      'invalid_input',
    ),
    'payments/receive-mollie-webhook': open({ id: 'tr_0000000000' }),
  };
}
