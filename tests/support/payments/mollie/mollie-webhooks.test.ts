import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { movableClock } from '../../service/movable-clock.ts';
import { mollieBooks } from './mollie-books.ts';
import { mollieWebhooks } from './mollie-webhooks.ts';

let answer = 500;
const heard: string[] = [];
const shop = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  heard.push(`${request.method} ${request.headers.host}${request.url} ${Buffer.concat(chunks)}`);
  response.writeHead(answer).end();
});
shop.listen(0, '127.0.0.1');
await once(shop, 'listening');
afterAll(() => shop.close());
const address = shop.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

const newPayment = (clock: Parameters<typeof mollieBooks>[0]) =>
  mollieBooks(clock).open({
    amount: { currency: 'EUR', value: '10.00' },
    description: 'x',
    method: 'ideal',
    metadata: null,
    redirectUrl: 'https://www.vonk.example',
    webhookUrl: 'https://www.vonk.example/api/webhook-mollie.php',
    locale: null,
    restrictPaymentMethodsToCountry: null,
    sequenceType: 'oneoff',
    customerId: null,
  });

test('the stand-in calls the webhook ten times in 26 hours, and never again [CRED-5d, PAY-4b]', async () => {
  const clock = movableClock();
  const hints = mollieWebhooks(clock);
  const payment = newPayment(clock);
  payment.status = 'paid';
  answer = 500;
  hints.changed(payment);
  const minutes: number[] = [];
  for (let minute = 0; minute < 30 * 60; minute += 1) {
    if ((await hints.deliver(url)).length > 0) minutes.push(minute);
    clock.forward(60);
  }
  expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 60, 120, 240, 1560]);
  expect(new Set(heard)).toEqual(new Set([`POST www.vonk.example/api/webhook-mollie.php id=${payment.id}`]));
});

test('the stand-in stops after a success, and sends no webhook for open or pending payments [CRED-5d, PAY-7a]', async () => {
  const clock = movableClock();
  const hints = mollieWebhooks(clock);
  const payment = newPayment(clock);
  for (const status of ['open', 'pending', 'paid']) {
    payment.status = status;
    hints.changed(payment);
  }
  answer = 200;
  expect(await hints.deliver(url)).toEqual([200]);
  clock.forward(27 * 3600);
  expect(await hints.deliver(url)).toEqual([]);
});
