/** The two lists of the page of transactions, as its address names them. */
export type History = 'payments' | 'credits';

export const historyOf = (search: URLSearchParams): History =>
  search.get('show') === 'credits' ? 'credits' : 'payments';
