const notPage = ['0', '-1', '1001', 'x', ''];
const notId = [undefined, 0, -1, 1.5, '7', 2 ** 53, 1e300, [7]];

/** The filters that every list with owners has (SAFE-10). */
const filters = { owner: ['ours', ''], age: ['hour', ''], sort: ['due', ''] };

const paged = { good: {}, wrong: { page: notPage } };
const owned = { good: {}, wrong: { page: notPage, ...filters } };
const filtered = { good: {}, wrong: { page: notPage, ...filters, why: ['other', ''] } };

/** Good and wrong input of the paged lists of money, and of the call that assigns their items. */
export const paymentListInputs = {
  'payments/list-transactions': paged,
  'payments/list-debit-blocks': paged,
  'payments/list-debts': filtered,
  'payments/list-refund-proposals': owned,
  'payments/list-findings': {
    good: {},
    wrong: { ...filtered.wrong, resolved: ['yes', '2', ''] },
  },
  'payments/list-withdrawal-cases': {
    good: {},
    wrong: {
      ...{ ...filtered.wrong, closed: ['yes', '2', ''] },
      ...{
        network: ['', 'x', '0123456', '0123456789', 'ABCDEF01'],
        order: ['', '0', '-1', '1.5', 'x', '9'.repeat(17)],
      },
    },
  },
  'payments/assign-money-items': {
    good: { queue: 'debt', ids: [7], to: null },
    wrong: { queue: [undefined, 'approval'], ids: [undefined, 7, []], to: notId },
  },
};
