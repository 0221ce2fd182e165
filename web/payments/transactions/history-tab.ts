/** The two lists of the transactions page, by their names in the address. */
export type HistoryTab = 'payments' | 'credits';

export const historyTabOf = (search: URLSearchParams): HistoryTab =>
  search.get('show') === 'credits' ? 'credits' : 'payments';
