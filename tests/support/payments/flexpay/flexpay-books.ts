import { randomUUID } from 'node:crypto';

/** A sale as FlexPay booked it. */
export interface FlexPaySale {
  readonly saleID: string;
  readonly transactionID: string;
  readonly referenceID: string;
  readonly priceAmount: string;
  readonly priceCurrency: string;
  readonly paymentMethod: string;
  /** The token for one more purchase, which its postback tells; null: none. */
  readonly oneClickToken: string | null;
  saleResult: string;
  /** Values that a status tells instead of the booked ones. */
  wrong: Readonly<Record<string, string>>;
  /** FlexPay refunded the sale by itself, because the shop did not answer `OK`. */
  refundedByItself: boolean;
}

/** FlexPay's sales. Its numbers are digits without gaps. */
export function flexpayBooks() {
  const sales: FlexPaySale[] = [];
  /** Tokens that no purchase has used. */
  const tokens = new Set<string>();
  let last = 4_000_000;
  const number = (): string => {
    last += 1;
    return String(last);
  };
  return {
    /** Oldest first. */
    sales,
    tokens,
    number,
    of: ({ referenceID, saleID }: { readonly referenceID?: string; readonly saleID?: string }) =>
      sales.findLast((sale) => sale.referenceID === referenceID || sale.saleID === saleID),
    book(
      order: Pick<FlexPaySale, 'referenceID' | 'priceAmount' | 'priceCurrency' | 'paymentMethod'>,
      saleResult: string,
      keepsCard = false,
    ): FlexPaySale {
      const oneClickToken = keepsCard ? randomUUID() : null;
      if (oneClickToken !== null) tokens.add(oneClickToken);
      const sale: FlexPaySale = {
        ...order,
        saleID: number(),
        transactionID: number(),
        oneClickToken,
        saleResult,
        wrong: {},
        refundedByItself: false,
      };
      sales.push(sale);
      return sale;
    },
  };
}
