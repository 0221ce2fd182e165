import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { FlexPayConfig } from '#server/platform/config/config.ts';
import { type FlexPaySale, flexpayBooks } from './flexpay-books.ts';
import { flexpayShop } from './flexpay-keys.ts';
import { type FlexPayAnswer, flexpayPages } from './flexpay-pages.ts';
import { flexpayPostbacks } from './flexpay-postbacks.ts';

/**
 * The kinds of trouble:
 * - `down`: 503
 * - `cut`: the connection breaks
 * - `silent`: no answer
 * - `slow`: an answer after half a second
 * - `garbage`: a web page instead of a status
 * - `error`: a status that only names an error
 */
export type FlexPayFailure = 'down' | 'cut' | 'silent' | 'slow' | 'garbage' | 'error';

/** A payment at the order page: the sale, and where the buyer's browser goes. */
export interface PaidOrder {
  readonly sale: FlexPaySale;
  readonly redirect: URL;
}

export interface FlexPayStandIn {
  /** Value for the shop's configuration. */
  readonly config: Omit<FlexPayConfig, 'oneClick'>;
  readonly books: ReturnType<typeof flexpayBooks>;
  readonly postbacks: ReturnType<typeof flexpayPostbacks>;
  /** The paths of all requests, oldest first. */
  readonly requests: readonly URL[];
  /** Applies until it is changed. */
  trouble: FlexPayFailure | null;
  /** One-click purchases are enabled: each card sale brings a token. */
  oneClick: boolean;
  /**
   * Opens the order page as the buyer and pays, or is declined. An approved sale queues its postback. Throws
   * if the page shows no order.
   */
  pay(orderPage: string | null | undefined, outcome?: 'APPROVED' | 'DECLINED'): Promise<PaidOrder>;
}

const troubles: Readonly<Record<Exclude<FlexPayFailure, 'cut' | 'silent' | 'slow'>, FlexPayAnswer>> = {
  down: { status: 503, type: 'text/plain', body: 'Service Unavailable' },
  garbage: { status: 200, type: 'text/html', body: '<html><body>Maintenance: back soon</body></html>' },
  error: { status: 200, type: 'text/plain', body: '---\nresponse: ERROR\nerror: Internal\n' },
};

/** FlexPay version 4 as its documentation describes purchases, on loopback. It stops after the test file. */
export async function startFlexpay(): Promise<FlexPayStandIn> {
  const books = flexpayBooks();
  const pages = flexpayPages(books);
  const postbacks = flexpayPostbacks(books);
  const requests: URL[] = [];
  let root = '';

  const answerTo = ({ pathname, searchParams }: URL): FlexPayAnswer => {
    if (pathname === '/startorder') return pages.startOrder(searchParams);
    if (pathname === '/salestatus') return pages.saleStatus(searchParams);
    return { status: 404, type: 'text/plain', body: 'Not Found' };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = new URL(request.url ?? '/', root);
    requests.push(asked);
    const { trouble } = standIn;
    if (trouble === 'cut') return void request.socket.destroy();
    if (trouble === 'silent') return;
    if (trouble === 'slow') await sleep(500);
    const isWell = trouble === null || trouble === 'slow';
    const { status, type, body } = isWell ? answerTo(asked) : troubles[trouble];
    response.writeHead(status, { 'content-type': type }).end(body);
  };

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  root = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const standIn: FlexPayStandIn = {
    config: { ...flexpayShop, url: root },
    books,
    postbacks,
    requests,
    trouble: null,
    oneClick: false,
    async pay(orderPage, outcome = 'APPROVED') {
      const shown = await fetch(orderPage ?? root);
      if (shown.status !== 200) throw new Error(`the order page says ${await shown.text()}`);
      const query = new URL(shown.url).searchParams;
      const value = (name: string): string => query.get(name) ?? '';
      const sale = books.book(
        {
          referenceID: value('referenceID'),
          priceAmount: value('priceAmount'),
          priceCurrency: value('priceCurrency'),
          paymentMethod: value('paymentMethod'),
        },
        outcome,
        standIn.oneClick && value('paymentMethod') === 'CC',
      );
      books.tokens.delete(value('oneClickToken'));
      const isSold = outcome === 'APPROVED';
      if (isSold) postbacks.queue(postbacks.sold(sale), sale);
      const redirect = new URL(value(isSold ? 'successURL' : 'declineURL'));
      if (isSold) redirect.search = postbacks.sold(sale);
      return { sale, redirect };
    },
  };
  return standIn;
}
