/** A sale as FlexPay booked it. */
export interface FlexPaySale {
  readonly saleID: string;
  readonly transactionID: string;
  readonly referenceID: string;
  readonly priceAmount: string;
  readonly priceCurrency: string;
  readonly paymentMethod: string;
  saleResult: string;
  /** Values that a status tells instead of the booked ones. */
  wrong: Readonly<Record<string, string>>;
  /** FlexPay refunded the sale by itself, because the shop did not answer `OK`. */
  refundedByItself: boolean;
}

/** FlexPay's sales. Its numbers are digits without gaps. */
export function flexpayBooks() {
  const sales: FlexPaySale[] = [];
  let last = 4_000_000;
  const number = (): string => {
    last += 1;
    return String(last);
  };
  return {
    /** Oldest first. */
    sales,
    number,
    of: ({ referenceID, saleID }: { readonly referenceID?: string; readonly saleID?: string }) =>
      sales.findLast((sale) => sale.referenceID === referenceID || sale.saleID === saleID),
    book(
      order: Pick<FlexPaySale, 'referenceID' | 'priceAmount' | 'priceCurrency' | 'paymentMethod'>,
      saleResult: string,
    ): FlexPaySale {
      const sale: FlexPaySale = {
        ...order,
        saleID: number(),
        transactionID: number(),
        saleResult,
        wrong: {},
        refundedByItself: false,
      };
      sales.push(sale);
      return sale;
    },
  };
}
