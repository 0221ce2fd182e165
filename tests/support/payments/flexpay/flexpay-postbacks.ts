import type { FlexPaySale, flexpayBooks } from './flexpay-books.ts';
import { flexpayShop, signedQuery } from './flexpay-keys.ts';

/** Returned money, as the Control Center or a bank makes it. */
export interface Returned {
  readonly event: 'credit' | 'chargeback';
  /** Default: the whole sale. */
  readonly amount?: string;
  readonly currency?: string;
}

/** A postback that waits for its turn: its query, and the sale if FlexPay needs an `OK` for it. */
interface Waiting {
  readonly query: string;
  readonly sale: FlexPaySale | null;
}

const shared = (sale: FlexPaySale) => ({
  shopID: flexpayShop.shopId,
  saleID: sale.saleID,
  referenceID: sale.referenceID,
  type: 'purchase',
  paymentMethod: sale.paymentMethod,
});

/** FlexPay's calls of the shop's postback address. */
export function flexpayPostbacks(books: ReturnType<typeof flexpayBooks>) {
  let waiting: Waiting[] = [];

  const returned = (sale: FlexPaySale, { event, amount, currency }: Returned): string =>
    signedQuery({
      ...shared(sale),
      event,
      transactionID: books.number(),
      parentID: sale.transactionID,
      priceAmount: amount ?? sale.priceAmount,
      priceCurrency: currency ?? sale.priceCurrency,
    });

  /** A card sale that the shop did not take is refunded at once. */
  const refundByItself = (sale: FlexPaySale): void => {
    if (sale.paymentMethod !== 'CC' || sale.refundedByItself) return;
    sale.refundedByItself = true;
    waiting.push({ query: returned(sale, { event: 'credit' }), sale: null });
  };

  return {
    /** The query of the postback of an approved sale. */
    sold: (sale: FlexPaySale): string =>
      signedQuery({
        ...shared(sale),
        transactionID: sale.transactionID,
        priceAmount: sale.priceAmount,
        priceCurrency: sale.priceCurrency,
        CCBrand: 'VISA',
        truncatedPAN: 'XXXXXXXXXXXX6787',
        ...(sale.oneClickToken === null ? {} : { oneClickToken: sale.oneClickToken }),
      }),
    returned,
    refundByItself,
    queue: (query: string, sale: FlexPaySale | null = null) => void waiting.push({ query, sale }),
    /** Calls the shop with each waiting postback and returns its answers. */
    async deliver(call: (query: string) => Promise<string>): Promise<string[]> {
      const due = waiting;
      waiting = [];
      const answers: string[] = [];
      for (const { query, sale } of due) {
        const answer = await call(query);
        answers.push(answer);
        if (sale !== null && answer !== '200 OK') refundByItself(sale);
      }
      return answers;
    },
  };
}
