import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { activate } from '#contract/accounts/activate.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { logOut } from '#contract/accounts/log-out.ts';
import { typing } from '#contract/chat/events.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type ServiceProcess, startProcess } from '#tests/support/service/process.ts';
import { eventually } from '#tests/support/service/service.ts';
import { echo } from '#tests/support/service/test-operations.ts';

const register = fileURLToPath(new URL('../support/service/failing-register.ts', import.meta.url));

const ip = '203.0.113.77';
const password = 'zwaluwen vliegen laag';
const domain = 'vertrouwelijk.example';
const refused = `geweigerd@${domain}`;

let folder: string;
let database: FreshDatabase;
let service: ServiceProcess;
/** Tokens from the mails, by address. */
const tokens = new Map<string, string>();

/**
 * A mail server that accepts all mail except for one address. Its rejection names that address, as real mail
 * servers do.
 */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const reply = Object.assign(new Error(`<${address}> has to wait`), { responseCode: 451 });
    done(address === refused ? reply : null);
  },
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
    stream.on('end', () => {
      const token = /token=3D([\w-]{43})/.exec(text.replaceAll('=\r\n', ''))?.[1];
      // Some mails have no token, for example the notice about a log-in from an unknown browser.
      for (const { address } of session.envelope.rcptTo) if (token !== undefined) tokens.set(address, token);
      done();
    });
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-log-'));
  database = await freshDatabase();
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = mailServer.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  service = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    // The demo includes the sandbox bank, which payments need.
    DEMO: '1',
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    TEST_REGISTER: register,
  });
});

afterAll(async () => {
  await service.kill9();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A client behind the proxy, which sends the client's IP address. */
const browser = (): Client => {
  const client = service.client();
  const fetchPlainly = client.fetch;
  return Object.assign(client, {
    fetch: (path: string, init: RequestInit = {}) =>
      fetchPlainly(path, {
        ...init,
        headers: {
          'x-forwarded-for': ip,
          'user-agent': 'Kijkglas/7',
          ...Object.fromEntries(new Headers(init.headers)),
        },
      }),
  });
};

const newcomer = async (name: string): Promise<{ client: Client; id: Id; email: string }> => {
  const client = browser();
  const email = `${name.toLowerCase()}.geheim@${domain}`;
  const about = 'Over mij niets dan goeds';
  const { id } = await signUpMember(client, {
    email,
    name,
    password,
    signup_message: about,
    ref: 'herkomst9',
  });
  const token = await eventually(() => {
    const found = tokens.get(email);
    if (found === undefined) throw new Error('no mail yet');
    return found;
  });
  expect((await client.api(activate, { token })).status).toBe(200);
  return { client, id, email };
};

const pay = async (client: Client): Promise<void> => {
  const { answer } = await client.api(createPayment, { package: 'p0', payment_method: 'ideal' });
  const checkout = new URL(answer.checkout_url ?? '').pathname;
  await client.get(`${checkout}?ref=zoekvraag`);
  expect((await client.fetch(`${checkout}/complete`, { method: 'POST' })).status).toBe(303);
  await eventually(async () =>
    expect((await client.api(getPayment, { id: answer.payment_id })).answer.state).toBe('completed'),
  );
};

const line = z.looseObject({ level: z.int(), time: z.number(), msg: z.optional(z.string()) });

const logged = (): Array<z.output<typeof line>> =>
  service
    .output()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => z.parse(line, JSON.parse(text)));

test('logs no address, name, message text, password, token, query or IP address, whatever fails [OPS-3b, GDPR-13a]', async () => {
  const anna = await newcomer('Annabelle');
  const bert = await newcomer('Bertrand');
  const cookies = [...anna.client.cookies.values(), ...bert.client.cookies.values()];
  await signUpMember(browser(), { email: refused, name: 'Geweigerde', password });

  const socket = await anna.client.socket();
  const said = { client_id: randomUUID(), kind: 'text', text: 'niemand mag dit lezen' } as const;
  const sent = await anna.client.api(sendMessage, { profile: bert.id, ...said });
  const { conversation } = sent.answer.message;
  await socket.emitWithAck(typing.name, { conversation });
  await socket.emitWithAck(typing.name, { conversation: 'niemand mag dit horen' });
  socket.close();
  await bert.client.api(getMessages, { conversation });
  await bert.client.api(likeMember, { profile: anna.id });
  await pay(anna.client);
  await anna.client.api(searchMembers, { country: 'NL', min_age: 31 });
  await anna.client.api(getDiscountCode, { code: 'KORTINGSWOORD' });
  await anna.client.get(`/api/settings.php?utm=zoekvraag&mail=${anna.email}`);
  await anna.client.get('/niets/daarvan?q=zoekvraag');
  await anna.client.get('/sandbox/checkout/sb_onbekendebetaling');

  const failures = ['wrong password one', 'wrong password two'].map((wrong) =>
    browser().api(logIn, { email: anna.email, password: wrong }),
  );
  await Promise.all(failures);
  await browser().api(logIn, { email: bert.email, password });
  await browser().fetch(`/api/user.php?geheim=${domain}`, { method: 'POST', body: `{"email":"${domain}` });
  for (const way of ['database', 'parser', 'address'])
    expect((await anna.client.api(echo, { text: `${way}:kladwoord` })).status).toBe(500);

  await eventually(() => expect(logged().some(({ msg }) => msg?.startsWith('job failed'))).toBe(true));
  const { user } = (await anna.client.api(getCurrentUser, {})).answer;
  expect(user?.paid_user).toBe(true);
  await bert.client.api(logOut, {});
  await anna.client.api(echo, { text: 'crash:kladwoord' }).catch(() => {});
  await service.ended();

  const lines = logged();
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
    'an API call failed',
    'an API call failed',
    'an API call failed',
    'unhandled error',
  ]);
  const secrets = [
    ...[domain, 'geheim', 'geweigerd', 'Annabelle', 'Bertrand', '1990-05', 'Over mij', 'herkomst9'],
    ...['niemand mag', 'zwaluwen', 'wrong password', 'kladwoord', 'KORTINGSWOORD', 'zoekvraag'],
    ...[ip, '127.0.0.1', 'Kijkglas', 'sb_', 'cookie', ...cookies, ...tokens.values()],
  ].map((secret) => secret.toLowerCase());
  // The address on which the service listens may be logged, for the operator of the machine.
  const written = service
    .output()
    .replace(/Vonk is ready: \S+|server listening at [^"]+/gi, '')
    .toLowerCase();
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});
