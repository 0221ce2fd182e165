import type { FlexPaySale, flexpayBooks } from './flexpay-books.ts';
import { flexpayShop, flexpaySign } from './flexpay-keys.ts';

/** An answer of FlexPay's web server. */
export interface FlexPayAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'];
const needed = ['version', 'shopID', 'type', 'priceAmount', 'priceCurrency', 'description'];

const page = (status: number, text: string): FlexPayAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>${text}</title>`,
});

const yaml = (values: Readonly<Record<string, string>>): FlexPayAnswer => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: ['---', ...Object.entries(values).map(([name, value]) => `${name}: ${value}`), ''].join('\n'),
});

const isSigned = (query: URLSearchParams): boolean => {
  const { signature, email: _email, oneClickToken: _token, ...signed } = Object.fromEntries(query);
  return signature === flexpaySign(signed) && signed.shopID === flexpayShop.shopId && signed.version === '4';
};

/** Why an order page shows an error instead of the order; null: it shows the order. */
function problemOf(query: URLSearchParams): string | null {
  const missing = needed.filter((name) => !query.get(name));
  if (missing.length > 0) return `missing ${missing.join(' ')}`;
  if (query.get('type') !== 'purchase') return 'type';
  if (!/^\d+\.\d{2}$/.test(query.get('priceAmount') ?? '')) return 'priceAmount';
  if (!currencies.includes(query.get('priceCurrency') ?? '')) return 'priceCurrency';
  if ((query.get('description') ?? '').length > 100) return 'description';
  return ['successURL', 'declineURL'].find((name) => (query.get(name) ?? '').length > 255) ?? null;
}

const statusOf = (sale: FlexPaySale): Readonly<Record<string, string>> => ({
  response: 'FOUND',
  shopID: flexpayShop.shopId,
  saleID: sale.saleID,
  referenceID: sale.referenceID,
  type: 'purchase',
  paymentMethod: sale.paymentMethod,
  priceAmount: `'${sale.priceAmount}'`,
  priceCurrency: sale.priceCurrency,
  saleResult: sale.saleResult,
  billingAddr_fullName: '"T. Test: \\"Tester\\""',
  ...sale.wrong,
});

/** The pages and calls of FlexPay version 4 that a shop uses for purchases. */
export function flexpayPages(books: ReturnType<typeof flexpayBooks>) {
  return {
    startOrder(query: URLSearchParams): FlexPayAnswer {
      if (!isSigned(query)) return page(400, 'Invalid signature');
      const problem = problemOf(query);
      if (problem !== null) return page(400, `Invalid order: ${problem}`);
      const token = query.get('oneClickToken');
      if (token !== null && (query.get('paymentMethod') !== 'CC' || !books.tokens.has(token)))
        return page(400, 'Invalid token');
      const known = books.of({ referenceID: query.get('referenceID') ?? '' });
      return known?.saleResult === 'APPROVED' ? page(400, 'Already paid') : page(200, 'Order');
    },
    saleStatus(query: URLSearchParams): FlexPayAnswer {
      if (!isSigned(query)) return yaml({ response: 'ERROR', error: 'Invalid signature' });
      const { referenceID, saleID } = Object.fromEntries(query);
      const sale = books.of({
        ...(referenceID === undefined ? {} : { referenceID }),
        ...(saleID === undefined ? {} : { saleID }),
      });
      return yaml(sale ? statusOf(sale) : { response: 'NOTFOUND' });
    },
  };
}
