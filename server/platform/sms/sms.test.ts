import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { cleanUpAtEnd } from '#tests/support/service/clean-up.ts';
import { gatewaySms } from './sms.ts';

const message = { to: '+31612345678', text: 'Vonk: je code is 123456.' };

/** Starts a gateway with this answer and returns its URL. */
async function gateway(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUpAtEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/sms`;
}

/** Returns the error message, or 'taken'. */
const failure = (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => 'taken',
    (error: unknown) => String(error),
  );

test('sends a text message to the gateway as JSON, with its token [CRED-6b]', async () => {
  const taken: unknown[] = [];
  const url = await gateway(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const { authorization, 'content-type': type } = request.headers;
    taken.push([request.method, type, authorization, JSON.parse(Buffer.concat(parts).toString())]);
    response.writeHead(202).end('{"id":1}');
  });
  await gatewaySms({ url, token: 'secret' }).send(message);
  await gatewaySms({ url, token: null }).send(message);
  expect(taken).toEqual([
    ['POST', 'application/json', 'Bearer secret', message],
    ['POST', 'application/json', undefined, message],
  ]);
});

test.each([
  [
    'answers 500',
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end('+31612345678'),
  ],
  [
    'sends it elsewhere',
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(307, { location: '/' }).end(),
  ],
  ['cuts the line', (request: IncomingMessage) => void request.socket.destroy()],
  ['never answers', () => {}],
])('fails if the gateway %s, without personal data in the error [CRED-6b, AUTH-13e]', async (_, answer) => {
  const sms = gatewaySms({ url: await gateway(answer), token: null }, 300);
  const told = await failure(sms.send(message));
  expect(told).toMatch(/^Error: the gateway did not accept the text message/);
  expect(told).not.toMatch(/612345678|123456/);
});

test('fails if the gateway is down [CRED-6b]', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  const told = await failure(gatewaySms({ url: `http://127.0.0.1:${port}/sms`, token: null }).send(message));
  expect(told).toMatch(/^Error: the gateway did not accept the text message/);
});
