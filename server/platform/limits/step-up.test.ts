import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/kit/problem.ts';
import { loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { solveProof } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { guarded } from '#tests/support/service/test-operations.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { handler } from '../http/handler.ts';

const other = { ...guarded, name: 'content/guarded-too', path: '/api/guarded-too.php' } as const;

const clock = movableClock();
let service: TestService;

const start = (several?: 'first' | TestService) =>
  startService({
    rateLimitFactor: 1,
    trustProxy: true,
    clock,
    secretKey: 'one key for every process of a deployment',
    wiring: memberIdCookieWiring,
    ...(several === undefined ? {} : { several }),
    extra(registry) {
      for (const operation of [guarded, other]) registry.operation(handler(operation, async () => ({})));
    },
  });

beforeAll(async () => {
  service = await start('first');
});

const call = (
  ip: string,
  proof: Record<string, string> = {},
  operation: typeof guarded | typeof other = guarded,
) => service.api(operation, {}, { headers: { 'x-forwarded-for': ip, ...proof } });

/** Uses up the free calls of an address, and returns the refusal. */
const challenged = async (ip: string): Promise<Problem> => {
  await call(ip);
  await call(ip);
  return (await call(ip)).problem;
};

test('asks a stranger for a proof of work before it refuses [SAFE-8j]', async () => {
  const ip = '192.0.2.1';
  const refused = await challenged(ip);
  expect(refused).toMatchObject({ status: 429, code: 'proof_required' });
  expect((await call(ip, await solveProof(refused))).status).toBe(200);
  expect((await call(ip, await solveProof((await call(ip)).problem))).status).toBe(200);
  const last = await call(ip, await solveProof(refused));
  expect(last.problem.code).toBe('too_many_requests');
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('accepts a solution once [SAFE-8j]', async () => {
  const ip = '192.0.3.1';
  const proof = await solveProof(await challenged(ip));
  const twice = await Promise.all([call(ip, proof), call(ip, proof)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 429]);
  const again = await call(ip, proof);
  expect(again.problem.code).toBe('proof_required');
});

test('binds a solution to its operation and its network [SAFE-8j]', async () => {
  const proof = await solveProof(await challenged('192.0.4.1'));
  await challenged('198.51.4.1');
  expect((await call('198.51.4.1', proof)).problem.code).toBe('proof_required');
  for (let n = 0; n < 2; n += 1) await call('192.0.4.1', {}, other);
  expect((await call('192.0.4.1', proof, other)).problem.code).toBe('proof_required');
  // A phone may change its address within the network of its carrier.
  await challenged('192.0.4.2');
  expect((await call('192.0.4.2', proof)).status).toBe(200);
});

test('refuses a forged, changed or late solution [SAFE-8j]', async () => {
  const ip = '192.0.5.1';
  const refused = await challenged(ip);
  const proof = await solveProof(refused);
  const read = (header: string) => JSON.parse(Buffer.from(header, 'base64url').toString());
  const write = (value: unknown) => ({ 'x-proof': Buffer.from(JSON.stringify(value)).toString('base64url') });
  const { challenge, solution } = read(proof['x-proof'] ?? '');
  const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
  const wrong = { ...solution, derivedKey: `00${'1'.repeat(62)}`, counter: 1 };
  for (const header of [
    write({ challenge: easy, solution }),
    write({ challenge, solution: wrong }),
    write({ challenge, solution: null }),
    write([]),
    { 'x-proof': '%' },
    { 'x-proof': 'A'.repeat(9000) },
  ])
    expect((await call(ip, header)).problem.code).toBe('proof_required');
  clock.forward(301);
  expect((await call(ip, proof)).problem.code).toBe('proof_required');
});

test('makes the work harder with each doubling of calls [SAFE-8j]', async () => {
  const ip = '192.0.6.1';
  const costOf = ({ params }: Problem): number =>
    JSON.parse(Buffer.from(String(params.challenge), 'base64url').toString()).parameters.cost;
  const first = await challenged(ip);
  await call(ip, await solveProof(first));
  const second = (await call(ip)).problem;
  expect(costOf(second)).toBe(2 * costOf(first));
});

test('asks no proof of members and known browsers [SAFE-8j]', async () => {
  const ip = '192.0.7.1';
  const member = loggedIn(service, 7);
  await challenged(ip);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1)
    statuses.push((await member.api(guarded, {}, { headers: { 'x-forwarded-for': ip } })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  member.cookies.delete('vonk_session');
  expect((await member.api(guarded, {}, { headers: { 'x-forwarded-for': ip } })).status).toBe(200);
});

test('asks every stranger of a busy site for a proof, and refuses none [SAFE-8j]', async () => {
  for (const host of ['busy.localhost', 'calm.localhost']) await addSite(service.platform.db, host);
  const visit = (n: number, headers = {}, site = 'busy.localhost') =>
    service.client(site).api(guarded, {}, { headers: { 'x-forwarded-for': `198.18.${n}.1`, ...headers } });
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await visit(n)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { problem } = await visit(50);
  expect(problem.code).toBe('proof_required');
  expect((await visit(50, await solveProof(problem))).status).toBe(200);
  expect((await visit(51, {}, 'calm.localhost')).status).toBe(200);
});

test('counts costly calls and used solutions over processes without Redis [SAFE-8a]', async () => {
  const second = await start(service);
  const ip = '192.0.8.1';
  const proof = await solveProof(await challenged(ip));
  const elsewhere = () => second.api(guarded, {}, { headers: { 'x-forwarded-for': ip, ...proof } });
  expect((await call(ip, proof)).status).toBe(200);
  expect((await elsewhere()).problem.code).toBe('proof_required');
});

test('stores no address in the table of counts [SAFE-8a]', async () => {
  await call('192.0.9.1');
  const rows = await service.platform.db
    .$extendTables<{ call_budgets: { key: string } }>()
    .selectFrom('call_budgets')
    .select('key')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|198\.18/);
});
