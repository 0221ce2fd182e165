/** The two lists of the transactions page, by their names in the address. */
export type History = 'payments' | 'credits';

export const historyOf = (search: URLSearchParams): History =>
  search.get('show') === 'credits' ? 'credits' : 'payments';
