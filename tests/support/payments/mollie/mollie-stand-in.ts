import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { afterAll } from 'vitest';
import { type MovableClock, movableClock } from '../../service/movable-clock.ts';
import { selfSigned } from '../../service/self-signed.ts';
import { type MollieAnswer, mollieRefusal } from './mollie-answer.ts';
import { type MollieMethodTerms, mollieApi } from './mollie-api.ts';
import { type BookedPayment, mollieBooks } from './mollie-books.ts';
import { mollieCustomers } from './mollie-customers.ts';
import { mollieIdempotencyKeys } from './mollie-idempotency-keys.ts';
import { mollieRefunds } from './mollie-refunds.ts';
import { mollieWebhooks } from './mollie-webhooks.ts';

/**
 * The kinds of trouble:
 * - `down`: 503
 * - `busy`: 429
 * - `cut`: the connection breaks before the request has an effect
 * - `lost`: the connection breaks after the request took effect
 * - `silent`: no response and no effect
 */
export type MollieFailure = 'down' | 'busy' | 'cut' | 'lost' | 'silent';

export interface MollieRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface MollieStandIn {
  /** Value for MOLLIE_API_URL. */
  readonly url: string;
  readonly apiKey: string;
  readonly clock: MovableClock;
  readonly books: ReturnType<typeof mollieBooks>;
  readonly methods: Map<string, MollieMethodTerms>;
  /** All requests, oldest first. */
  readonly requests: readonly MollieRequest[];
  /** The maximum number of payments on a page of the list. */
  pageSize: number;
  /** Applies until it is changed. */
  trouble: MollieFailure | null;
  /** Sets the trouble of the next requests that change something, in order. */
  next(...troubles: MollieFailure[]): void;
  /** Holds requests that change something until the returned function is called. */
  hold(): () => void;
  /** Changes the state of a payment or its money and schedules the webhook. */
  settle(payment: BookedPayment, status?: string): void;
  /** Makes the calls that are due and returns the shop's status for each. */
  deliver(shop: string): Promise<number[]>;
}

const everywhere = { currencies: null, countries: null };

const usualMethods: ReadonlyArray<readonly [string, MollieMethodTerms]> = [
  ['ideal', { minimum: 0.01, maximum: 50_000, currencies: ['EUR'], countries: ['NL'] }],
  ['bancontact', { minimum: 0.02, maximum: 50_000, currencies: ['EUR'], countries: ['BE'] }],
  ['creditcard', { minimum: 0.01, maximum: 10_000, ...everywhere }],
  ['eps', { minimum: 0.01, maximum: 50_000, currencies: ['EUR'], countries: ['AT'] }],
  ['twint', { minimum: 0.01, maximum: 5000, currencies: ['CHF'], countries: ['CH'] }],
  ['blik', { minimum: 0.01, maximum: 10_000, currencies: ['PLN'], countries: ['PL'] }],
  ['przelewy24', { minimum: 0.01, maximum: 50_000, currencies: ['PLN', 'EUR'], countries: ['PL'] }],
  ['swish', { minimum: 1, maximum: 150_000, currencies: ['SEK'], countries: ['SE'] }],
  ['vipps', { minimum: 1, maximum: 50_000, currencies: ['NOK'], countries: ['NO'] }],
  ['mobilepay', { minimum: 0.01, maximum: 50_000, currencies: ['DKK', 'EUR'], countries: ['DK', 'FI'] }],
  ['trustly', { minimum: 1, maximum: 50_000, currencies: ['EUR', 'SEK'], countries: ['FI', 'SE'] }],
  ['bizum', { minimum: 0.5, maximum: 1000, currencies: ['EUR'], countries: ['ES'] }],
  ['satispay', { minimum: 0.01, maximum: 50_000, currencies: ['EUR'], countries: ['IT'] }],
  ['mybank', { minimum: 0.01, maximum: 50_000, currencies: ['EUR'], countries: ['IT'] }],
  ['paybybank', { minimum: 0.01, maximum: 50_000, currencies: ['GBP'], countries: ['GB'] }],
  ['paypal', { minimum: 0.01, maximum: 8000, ...everywhere }],
  ['applepay', { minimum: 0.01, maximum: 10_000, ...everywhere }],
  ['googlepay', { minimum: 0.01, maximum: 10_000, ...everywhere }],
  ['directdebit', { minimum: 0.01, maximum: 1000, currencies: ['EUR'], countries: null }],
  ['banktransfer', { minimum: 0.01, maximum: 1_000_000, currencies: ['EUR'], countries: null }],
];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

const write = (response: ServerResponse, { status, body, headers }: MollieAnswer): void => {
  response
    .writeHead(status, { 'content-type': 'application/hal+json', ...headers })
    .end(status === 204 ? undefined : JSON.stringify(body));
};

const headerOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/**
 * The documented part of Mollie's API v2 that our shop uses, over https with a self-signed certificate. Its
 * webhooks use its own clock. The server stops at the end of the test file.
 */
export async function startMollie(): Promise<MollieStandIn> {
  const clock = movableClock();
  const apiKey = 'test_standin';
  const books = mollieBooks(clock);
  const methods = new Map(usualMethods);
  const hints = mollieWebhooks(clock);
  const withKey = mollieIdempotencyKeys(clock);
  const requests: MollieRequest[] = [];
  const queue: MollieFailure[] = [];
  let root = '';
  let gate: Promise<void> = Promise.resolve();
  const api = mollieApi(
    books,
    methods,
    () => root,
    () => standIn.pageSize,
  );
  const refunds = mollieRefunds(books, clock, () => root);
  const customers = mollieCustomers(books, () => root);

  const answerTo = ({ method, path, query, headers, body }: MollieRequest): Promise<MollieAnswer> => {
    const answer = (value: MollieAnswer) => Promise.resolve(value);
    if (headers.authorization !== `Bearer ${apiKey}`) {
      return answer(mollieRefusal(401, 'Missing authentication, or failed to authenticate'));
    }
    const change = (work: () => MollieAnswer) =>
      withKey(headerOf(headers['idempotency-key']), `${method} ${path} ${body}`, async () => {
        await gate;
        return work();
      });
    const [resource, id = '', part, partId] = path.replace('/v2/', '').split('/');
    const shape = [
      resource,
      ...(id === '' ? [] : [':id']),
      ...(part ? [part] : []),
      ...(partId ? [':id'] : []),
    ];
    const routes: Readonly<Record<string, () => Promise<MollieAnswer>>> = {
      'GET methods': () => answer(api.listMethods(query)),
      'GET payments': () => answer(api.listPayments(query)),
      'POST payments': () => change(() => api.createPayment(JSON.parse(body))),
      'GET payments/:id': () => answer(api.getPayment(id, query)),
      'DELETE payments/:id': () => change(() => api.cancelPayment(id)),
      'POST payments/:id/refunds': () => change(() => refunds.create(id, JSON.parse(body))),
      'POST customers': () => change(() => customers.create(JSON.parse(body))),
      'GET customers/:id/mandates': () => answer(customers.listMandates(id)),
      'POST customers/:id/mandates': () => change(() => customers.signMandate(id, JSON.parse(body))),
      'GET customers/:id/mandates/:id': () => answer(customers.getMandate(id, partId ?? '')),
      'DELETE customers/:id/mandates/:id': () => change(() => customers.revokeMandate(id, partId ?? '')),
    };
    const route = routes[`${method} ${shape.join('/')}`];
    return route ? route() : answer(mollieRefusal(404, 'No such resource'));
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', root);
    const { method = 'GET', headers } = request;
    const asked = { method, path: pathname, query: searchParams, headers, body: await bodyOf(request) };
    requests.push(asked);
    const trouble = (method === 'GET' ? undefined : queue.shift()) ?? standIn.trouble;
    if (trouble === 'cut') return void request.socket.destroy();
    if (trouble === 'silent') return;
    if (trouble === 'down') return write(response, mollieRefusal(503, 'The service is not available'));
    if (trouble === 'busy') return write(response, mollieRefusal(429, 'Too many requests'));
    const answer = await answerTo(asked);
    if (trouble === 'lost') request.socket.destroy();
    else write(response, answer);
  };

  const certificate = await selfSigned('mollie of the tests', ['localhost']);
  const server = createServer(certificate, (request, response) => {
    // A client that was killed during its request gets no response.
    respond(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  root = `https://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v2`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const standIn: MollieStandIn = {
    url: `${root}/`,
    apiKey,
    clock,
    books,
    methods,
    requests,
    pageSize: 250,
    trouble: null,
    next: (...troubles) => void queue.push(...troubles),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    settle(payment, status = payment.status) {
      payment.status = status;
      if (status === 'paid') books.keep(payment);
      hints.changed(payment);
    },
    deliver: (shop) => hints.deliver(shop),
  };
  return standIn;
}
